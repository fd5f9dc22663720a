import { expect, it } from '@jest/globals';
import type { GetListResult, SortPayload } from 'react-admin';
import { collectRows, STEP } from './collect-rows';

interface Row {
  readonly id: number;
  readonly name: string | null;
}
type Asked = Parameters<Parameters<typeof collectRows<Row>>[0]['read']>[0];

const rowsUpTo = (last: number): Row[] => Array.from({ length: last }, (_, at) => ({ id: at + 1, name: `n${at % 7}` }));

/** A list that is changed after each answer. */
function listOf(rows: Row[], change: (rows: Row[]) => void = () => undefined) {
  const read = async ({ pagination: { page, perPage }, sort }: Asked): Promise<GetListResult<Row>> => {
    const direction = sort.order === 'ASC' ? 1 : -1;
    const sorted = [...rows].sort((one, other) => direction * (one.id - other.id));
    const answer = { data: sorted.slice((page - 1) * perPage, page * perPage), total: rows.length };
    change(rows);
    return answer;
  };
  return (sort: SortPayload, sortsById = true) =>
    collectRows<Row>({ read, sort, sortsById, onProgress: () => undefined });
}

const NEWEST = { field: 'id', order: 'DESC' } as const;
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

it('is one answer as it came, where that holds all', async () => {
  expect(await listOf(rowsUpTo(3))(NEWEST)).toEqual({ rows: rowsUpTo(3).reverse(), hasMoved: false });
});

it('has each row of the beginning once, while others are added on top', async () => {
  const last = 2 * STEP + 5;
  const add = (rows: Row[]) => rows.push({ id: rows.length + 1, name: 'new' });
  const { rows, hasMoved } = await listOf(rowsUpTo(last), add)(NEWEST);
  // One was added between the first answer and the look at the last id.
  expect([ids(rows), hasMoved]).toEqual([ids(rowsUpTo(last + 1)).reverse(), false]);
});

it('is in the order of the list, what is nothing first', async () => {
  const rows = rowsUpTo(STEP + 2).map((row) => (row.id === STEP ? { ...row, name: null } : row));
  const sorted = (await listOf(rows)({ field: 'name', order: 'ASC' })).rows;
  expect(ids(sorted).slice(0, 3)).toEqual([STEP, 1, 8]);
  expect(sorted.at(-1)?.name).toBe('n6');
});

it('says where rows went meanwhile', async () => {
  const { hasMoved } = await listOf(rowsUpTo(2 * STEP), (rows) => rows.shift())(NEWEST);
  expect(hasMoved).toBe(true);
});

it('drops what is read twice, and says so, where the server does not sort by ids', async () => {
  const add = (rows: Row[]) => rows.push({ id: rows.length + 1, name: 'new' });
  const { rows, hasMoved } = await listOf(rowsUpTo(STEP + 5), add)(NEWEST, false);
  expect([new Set(ids(rows)).size === rows.length, hasMoved]).toEqual([true, false]);
  const gone = await listOf(rowsUpTo(STEP + 5), (all) => all.pop())(NEWEST, false);
  expect(gone.hasMoved).toBe(true);
});
