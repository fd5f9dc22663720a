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
 * All rows of a list, page by page, in the order that the server gives them: it sorts by more than a row tells, such as
 * a name without its accents. What comes on top meanwhile has rows read twice, and what goes has some left out; by
 * their ids what is new comes last, and is left out. So a list that has moved is read once more by ids, for what was
 * missed.
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
  const found = newest.total ?? 0;
  const isWhole = (rows: ReadonlyMap<number, R>) => rows.size === found && found < COUNTED;
  const shown = sort.field === 'id' ? new Map<number, R>() : await readPages(collecting, sort, first, bound);
  if (isWhole(shown)) return { rows: [...shown.values()], hasMoved: false };
  const rows = await readPages(collecting, BY_ID, null, bound);
  return { rows: inOrder(rows, shown, sort), hasMoved: found < COUNTED && !isWhole(rows) };
}

const BY_ID = { field: 'id', order: 'ASC' } as const;

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
    if (data.length < STEP || (sort === BY_ID && data.some(({ id }) => Number(id) >= bound))) return rows;
  }
}

/** As the list showed them; what it did not show, having moved under the reader, comes last. @param rows by id. */
function inOrder<R extends RaRecord>(
  rows: ReadonlyMap<number, R>,
  shown: ReadonlyMap<number, R>,
  { order }: SortPayload,
): R[] {
  const missed = [...rows.values()].filter(({ id }) => !shown.has(Number(id)));
  const seen = [...shown.keys()].flatMap((id) => rows.get(id) ?? []);
  return [...seen, ...(order === 'ASC' ? missed : missed.reverse())];
}
