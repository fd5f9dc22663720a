import { describe, expect, it } from '@jest/globals';
import { changedAddress, readListAddress } from './list-address';

const read = (query: string) => readListAddress(new URLSearchParams(query));
const change = (query: string, changes: Parameters<typeof changedAddress>[1]) =>
  changedAddress(new URLSearchParams(query), changes).toString();

describe('the address of a list', () => {
  it('says what is shown', () => {
    expect(read('name=malaya&nature=public&page=3&size=20')).toEqual({
      name: 'malaya',
      nature: 'public',
      page: 3,
      size: 20,
    });
  });

  it.each([
    '',
    'nature=secret',
    'page=0',
    'page=1001',
    'page=-2',
    'page=1e2',
    'page=two',
    'size=7',
    'size=100',
    'name=%20%20',
  ])('without sense (%p) shows the whole list from its beginning', (query) => {
    expect(read(query)).toEqual({ name: '', nature: 'all', page: 1, size: null });
  });

  it('goes to the first page whenever the list becomes another', () => {
    expect(change('page=4&size=20', { name: 'utm' })).toBe('size=20&name=utm');
    expect(change('page=4', { nature: 'private' })).toBe('nature=private');
    expect(change('page=4', { size: 50 })).toBe('size=50');
  });

  it('keeps the rest when the page changes, and whose list it is', () => {
    expect(change('id=7&name=utm&nature=public', { page: 2 })).toBe('id=7&name=utm&nature=public&page=2');
  });

  it('does not write what is usual', () => {
    expect(change('name=utm&nature=public&page=2', { name: '', nature: 'all' })).toBe('');
  });
});
