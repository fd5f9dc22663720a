import type { GetListResult, RaRecord, SortPayload } from 'react-admin';

/** As many as one answer of the server holds. */
export const STEP = 1000;
/** Totals that are this high are counted no further. */
const COUNTED = 100_000;

interface Asked {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: SortPayload;
}

interface Collected<R> {
  readonly rows: readonly R[];
  /** Rows came or went meanwhile, so that some may be missing. */
  readonly hasMoved: boolean;
}

interface Collecting<R extends RaRecord> {
  readonly read: (asked: Asked) => Promise<GetListResult<R>>;
  readonly sort: SortPayload;
  /** Whether the server sorts this list by `id`, too. */
  readonly sortsById: boolean;
  readonly onProgress: (rows: number) => void;
}

/**
 * All rows of a list, page by page. In the list's own order what comes on top meanwhile moves the rest on, so that rows are read twice; by their ids
 * what is new comes last, and is left out.
 */
export async function collectRows<R extends RaRecord>(collecting: Collecting<R>): Promise<Collected<R>> {
  const { read, sort, sortsById, onProgress } = collecting;
  const first = await read({ pagination: { page: 1, perPage: STEP }, sort });
  onProgress(first.data.length);
  const total = first.total ?? 0;
  if (first.data.length < STEP || total <= STEP) return { rows: first.data, hasMoved: false };
  if (!sortsById) {
    const rows = await readPages(collecting, sort, first);
    return { rows: [...rows.values()], hasMoved: total < COUNTED && rows.size !== total };
  }
  const newest = await read({ pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } });
  const bound = Number(newest.data[0]?.id ?? 0);
  const rows = await readPages(collecting, { field: 'id', order: 'ASC' }, null, bound);
  const found = newest.total ?? 0;
  return { rows: inOrder([...rows.values()], sort), hasMoved: found < COUNTED && rows.size !== found };
}

/** @param bound the last id that is wanted */
async function readPages<R extends RaRecord>(
  { read, onProgress }: Collecting<R>,
  sort: SortPayload,
  first: GetListResult<R> | null,
  bound = Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<number, R>> {
  const rows = new Map<number, R>();
  for (let page = 1; ; page++) {
    const { data } = (page === 1 && first) || (await read({ pagination: { page, perPage: STEP }, sort }));
    for (const row of data) if (Number(row.id) <= bound) rows.set(Number(row.id), row);
    onProgress(rows.size);
    if (data.length < STEP || data.some(({ id }) => Number(id) >= bound)) return rows;
  }
}

/** As the list shows them; what is nothing comes first, as in the database. */
function inOrder<R extends RaRecord>(rows: readonly R[], { field, order }: SortPayload): R[] {
  const direction = order === 'ASC' ? 1 : -1;
  return [...rows].sort((one, other) => direction * (compare(one[field], other[field]) || compare(one.id, other.id)));
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}
