import { refusalOf } from '../../../test/support/refusal.js';
import { idFilter, idsFilter, type ListRules, readResourceList, textFilter } from './resource-list.dto.js';

interface Filter {
  readonly ids?: readonly number[];
  readonly name?: string;
  readonly ownerId?: number;
}

const RULES: ListRules<'id' | 'name', Filter> = {
  sortable: ['id', 'name'],
  filters: { id: idsFilter, name: textFilter(10), ownerId: idFilter },
};

describe('the list parameters of react-admin', () => {
  it('are ten rows by the first field where nothing is asked for', () => {
    expect(readResourceList({}, RULES)).toEqual({
      page: { offset: 0, limit: 10 },
      sort: { field: 'id', descending: false },
      filter: {},
    });
  });

  it('are read as they are sent', () => {
    const query = { sort: '["name","DESC"]', range: '[20,44]', filter: '{"name":"uni","ownerId":7,"id":[1,2]}' };
    expect(readResourceList(query, RULES)).toEqual({
      page: { offset: 20, limit: 25 },
      sort: { field: 'name', descending: true },
      filter: { name: 'uni', ownerId: 7, ids: [1, 2] },
    });
  });

  it('give every record that is asked for by its id, however many those are', () => {
    const ids = Array.from({ length: 250 }, (_, index) => index + 1);
    const filter = JSON.stringify({ id: ids });
    expect(readResourceList({ filter }, RULES).page).toEqual({ offset: 0, limit: 250 });
    expect(readResourceList({ filter, range: '[0,4]' }, RULES).page).toEqual({ offset: 0, limit: 5 });
    expect(readResourceList({ filter: '{"id":[]}' }, RULES).page).toEqual({ offset: 0, limit: 0 });
  });

  it.each([
    ['range', { range: '[5]' }],
    ['range', { range: '[5,1]' }],
    ['range', { range: '[0,1000]' }],
    ['range', { range: '[-1,3]' }],
    ['range', { range: 'null' }],
    ['sort', { sort: '["password","ASC"]' }],
    ['sort', { sort: '["id","asc"]' }],
    ['sort', { sort: '{"id":1}' }],
    ['filter', { filter: '[]' }],
    ['filter', { filter: '{' }],
    ['filter.id', { filter: '{"id":["1"]}' }],
    ['filter.name', { filter: '{"name":{"$ne":1}}' }],
    ['filter.name', { filter: '{"name":"12345678901"}' }],
    ['filter.ownerId', { filter: '{"ownerId":0}' }],
    ['filter.toString', { filter: '{"toString":"x"}' }],
  ])('are refused by the name %s for %j', (field, query) => {
    const { reason, details } = refusalOf(() => readResourceList(query, RULES));
    expect(reason).toBe('invalid_input');
    expect(Object.keys(details.errors ?? {})).toEqual([field]);
  });
});
