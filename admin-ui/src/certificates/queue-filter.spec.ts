import { describe, expect, it } from '@jest/globals';
import { deskPath, filterIn, newPath, queueFilter } from './queue-filter';

const searchOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the filter of the queue', () => {
  it('is that of the list but for what the queue has by itself', () => {
    const filters = { id: [1], status: 'Rejected', unclaimed: true, name: '', university: 'UM', type: 'stamping' };
    expect(queueFilter(filters)).toEqual({ university: 'UM', type: 'stamping' });
  });

  it('stands in the address of the desk, where there is one', () => {
    expect(deskPath(12, {})).toBe('/student/12');
    expect(deskPath(12, { status: 'Verifying' })).toBe('/student/12');
    const path = deskPath(12, { university: '马来亚 & Co', status: 'Verifying' });
    expect(path).toMatch(/^\/student\/12\?queue=/u);
    expect(filterIn(searchOf(path))).toEqual({ university: '马来亚 & Co' });
  });

  it.each(['', 'queue=', 'queue=x', 'queue=[1]', 'queue=null', 'queue=5'])('is none in %j', (search) => {
    expect(filterIn(new URLSearchParams(search))).toEqual({});
  });
});

it('the form of a new certificate leads back here, also over a session that ended', () => {
  expect(newPath()).toBe('/cert-add?back=%2Fmanage%2Fstudent');
});
