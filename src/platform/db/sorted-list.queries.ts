import type { PageRequest } from '../../domain/shared/page.js';
import type { Engine } from './sql.js';
import type { Condition } from './word-search.queries.js';

/** Filtered lists are counted up to here: a total must not cost a scan, and nobody leafs through more. */
export const COUNT_MAX = 100_000;
/** So few rows are gathered and sorted at once, wherever in the order they lie. */
export const FEW = 10_000;

/** An order that an index keeps. */
export interface KeptOrder {
  /** Columns of `t`; the last one tells rows apart. */
  readonly by: readonly string[];
  /** The index to walk along on MariaDB, where it would take a wider one. */
  readonly along?: string;
}

export interface SortedSearch {
  readonly table: string;
  /** What rows must meet, in a form that finds them by its own index, and in one that tests a row cheaply. */
  readonly finding: readonly Condition[];
  readonly testing: readonly Condition[];
  readonly order: KeptOrder;
  /** True where hits may all lie at one end of the order, as those of a name do in the order of names. */
  readonly bunched?: boolean;
  readonly descending: boolean;
  readonly page: PageRequest;
}

export interface SortedRequest extends SortedSearch {
  /** How many rows meet the conditions; `COUNT_MAX` stands for more as well. */
  readonly hits: number;
  /** How many rows the index of the order leads past, about, from one end to the other. */
  readonly walked: number;
}

export const highestId = (table: string): Condition => ({ text: `SELECT MAX(id) AS n FROM ${table}`, values: [] });

/**
 * How many rows meet the conditions, up to `most`.
 * @param along an index that MariaDB looks rows up by, whichever it would choose; to SQLite the hint is a comment.
 */
export function countUpTo(table: string, finding: readonly Condition[], most = COUNT_MAX, along?: string): Condition {
  const where = all(finding);
  const hint = along ? ` /*M! FORCE INDEX (${along}) */` : '';
  return {
    text: `SELECT COUNT(*) AS n FROM (SELECT 1 AS one FROM ${table} t${hint}${where.text} LIMIT ${most}) counted`,
    values: where.values,
  };
}

/**
 * The ids of a page, as `id`. There are two ways: to find what meets the conditions and sort it, which costs as many
 * rows as there are hits, or to walk along the order and test each row until the page is full, which is quick where
 * hits are many. The databases guess at this, and badly; the number of hits, which the list shows anyway, tells.
 */
export function sortedIds(request: SortedRequest, engine: Engine): Condition {
  return isBetterGathered(request) ? gathered(request) : walk(request, engine);
}

export function isBetterGathered({ hits, walked, page, bunched }: SortedRequest): boolean {
  if (hits >= walked || hits >= COUNT_MAX) return false;
  const steps = ((page.offset + page.limit) * walked) / Math.max(hits, 1);
  return bunched === true || hits <= Math.max(FEW, steps);
}

/** The limit keeps the databases from merging the inner query with the order, and so from walking after all. */
function gathered(request: SortedRequest): Condition {
  const { table, finding, order, descending, page } = request;
  const where = all(finding);
  const keys = order.by.filter((column) => column !== 't.id').map((column, place) => ({ column, name: `k${place}` }));
  const selected = ['t.id', ...keys.map(({ column, name }) => `${column} AS ${name}`)].join(', ');
  const sorted = directed([...keys.map(({ name }) => `g.${name}`), 'g.id'], descending);
  return {
    text: `SELECT g.id FROM (SELECT ${selected} FROM ${table} t${where.text} LIMIT ${COUNT_MAX}) g ORDER BY ${sorted} LIMIT ? OFFSET ?`,
    values: [...where.values, page.limit, page.offset],
  };
}

function walk({ table, testing, order, descending, page }: SortedRequest, engine: Engine): Condition {
  const where = all(testing);
  const sorted = directed(order.by, descending);
  const hint = order.along && engine === 'mariadb' ? ` FORCE INDEX (${order.along})` : '';
  return {
    text: `SELECT t.id FROM ${table} t${hint}${where.text} ORDER BY ${sorted} LIMIT ? OFFSET ?`,
    values: [...where.values, page.limit, page.offset],
  };
}

function directed(columns: readonly string[], descending: boolean): string {
  return columns.map((column) => `${column}${descending ? ' DESC' : ''}`).join(', ');
}

export function all(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { text: '', values: [] };
  return {
    text: ` WHERE ${conditions.map((condition) => condition.text).join(' AND ')}`,
    values: conditions.flatMap((condition) => condition.values),
  };
}
