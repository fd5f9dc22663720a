import { expect, it } from '@jest/globals';
import type { GetListResult, SortPayload } from 'react-admin';
import { collectRows, STEP } from './collect-rows';

interface Row {
  readonly id: number;
  readonly name: string | null;
}
type Asked = Parameters<Parameters<typeof collectRows<Row>>[0]['read']>[0];

const rowsUpTo = (last: number): Row[] => Array.from({ length: last }, (_, at) => ({ id: at + 1, name: `n${at % 7}` }));

/** By what the server sorts, which no row tells. */
const placeOf = ({ id }: Row) => (id * 7) % 10_007;
const inPlace = (last: number) => ids(rowsUpTo(last).sort((one, other) => placeOf(one) - placeOf(other)));

/** A list that is changed after each answer. */
function listOf(rows: Row[], change: (rows: Row[]) => void = () => undefined) {
  const read = async ({ pagination: { page, perPage }, sort }: Asked): Promise<GetListResult<Row>> => {
    const direction = sort.order === 'ASC' ? 1 : -1;
    const place = (row: Row) => (sort.field === 'id' ? row.id : placeOf(row));
    const sorted = [...rows].sort((one, other) => direction * (place(one) - place(other)));
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

const BY_NAME = { field: 'name', order: 'ASC' } as const;

it('is in the order of the list, by whatever the server sorts', async () => {
  const last = 2 * STEP + 5;
  expect(ids((await listOf(rowsUpTo(last))(BY_NAME)).rows)).toEqual(inPlace(last));
  expect(ids((await listOf(rowsUpTo(last))({ ...BY_NAME, order: 'DESC' })).rows)).toEqual(inPlace(last).reverse());
});

it('is in that order, and whole, while others are added', async () => {
  const last = 2 * STEP + 5;
  const add = (rows: Row[]) => rows.push({ id: rows.length + 1, name: 'new' });
  const { rows, hasMoved } = await listOf(rowsUpTo(last), add)(BY_NAME);
  // One was added between the first answer and the look at the last id.
  const seen = ids(rows).filter((id) => id <= last);
  expect([ids(rows).toSorted((one, other) => one - other), hasMoved]).toEqual([ids(rowsUpTo(last + 1)), false]);
  expect(seen).toEqual(inPlace(last));
});

it('has what the list did not show while it moved, at the end', async () => {
  const last = 2 * STEP + 5;
  let answers = 0;
  // The first of the first page goes to the end of the list: the first of the second page is never shown.
  const [first = 0, missed = 0] = [inPlace(last)[0], inPlace(last)[STEP]];
  const moved = { id: first, name: 'moved' };
  const read = async ({ pagination: { page, perPage }, sort }: Asked): Promise<GetListResult<Row>> => {
    answers += 1;
    const all = sort.field === 'id' ? ids(rowsUpTo(last)) : inPlace(last).filter((id) => answers === 1 || id !== first);
    const order = sort.field !== 'id' && answers > 1 ? [...all, first] : all;
    const rows = order.map((id) => (id === first ? moved : { id, name: `n${id}` }));
    const sorted = sort.order === 'DESC' ? rows.reverse() : rows;
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: last };
  };
  const { rows, hasMoved } = await collectRows<Row>({
    read,
    sort: BY_NAME,
    sortsById: true,
    onProgress: () => undefined,
  });
  expect([new Set(ids(rows)).size, rows.at(-1)?.id, hasMoved]).toEqual([last, missed, false]);
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
