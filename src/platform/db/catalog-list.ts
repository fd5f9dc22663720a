import type { Sort } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { comparisonKey } from '../../domain/shared/text.js';
import { NAME_KEY_MAX, REGION_KEY_MAX } from './columns.js';
import type { Database } from './database.js';
import { marks, type Value } from './sql.js';
import { type Condition, wordConditions } from './word-search.js';

export const nameKey = (name: string) => comparisonKey(name).slice(0, NAME_KEY_MAX);
export const regionKey = (region: string) => comparisonKey(region).slice(0, REGION_KEY_MAX);

/** How a table of the catalogue is read a page at a time. Its alias is `t`. */
export interface ListShape<Field extends string> {
  readonly table: string;
  /** What is selected of the rows of a page. */
  readonly columns: string;
  /** Joined to the rows of a page, with the names that they show. */
  readonly names?: string;
  /** What a sort field orders by, down to a column that tells rows apart, and what must be joined for that. */
  readonly orders: Readonly<Record<Field, { readonly by: readonly string[]; readonly join?: string }>>;
}

/** What a filter asks for: tables to join, and conditions. */
export interface Restrictions {
  readonly joins: readonly Condition[];
  readonly conditions: readonly Condition[];
}

export interface ListStatements {
  readonly page: Condition;
  readonly total: Condition;
}

/** The ids of a page are found in an index, and only its rows are fetched: a deep page costs no more rows than the first. */
export function listStatements<Field extends string>(
  shape: ListShape<Field>,
  { joins, conditions }: Restrictions,
  sort: Sort<Field>,
  page: PageRequest,
): ListStatements {
  const { by, join = '' } = shape.orders[sort.field];
  const order = by.map((column) => `${column}${sort.descending ? ' DESC' : ''}`).join(', ');
  const joined = joins.map((each) => ` JOIN ${each.text}`).join('');
  const where = conditions.length > 0 ? ` WHERE ${conditions.map((each) => each.text).join(' AND ')}` : '';
  const values = [...joins, ...conditions].flatMap((each) => each.values);
  const ids = `SELECT t.id FROM ${shape.table} t${joined}${join}${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
  return {
    page: {
      // CROSS: or SQLite would read the whole table in order, and look each row up in the page, to save sorting ten rows.
      text: `SELECT ${shape.columns} FROM (${ids}) p CROSS JOIN ${shape.table} t ON t.id = p.id${shape.names ?? join} ORDER BY ${order}`,
      values: [...values, page.limit, page.offset],
    },
    total: { text: `SELECT COUNT(*) AS n FROM ${shape.table} t${joined}${where}`, values },
  };
}

export function readList<Row extends object, Item>(
  database: Database,
  { page, total }: ListStatements,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  return database.read(async (sql) => {
    const rows = await sql.rows<Row>(page.text, page.values);
    const count = await sql.first<{ n: number | string }>(total.text, total.values);
    return { items: rows.map(toItem), total: Number(count?.n ?? 0) };
  });
}

/** Gathers what a filter asks for; a filter that is not given asks for nothing. */
export class Restricting implements Restrictions {
  readonly joins: Condition[] = [];
  readonly conditions: Condition[] = [];

  equals(column: string, value: Value | undefined): this {
    if (value !== undefined) this.conditions.push({ text: `${column} = ?`, values: [value] });
    return this;
  }

  ids(ids: readonly number[] | undefined): this {
    if (ids === undefined) return this;
    if (ids.length === 0) return this.nothing();
    this.conditions.push({ text: `t.id IN (${marks(ids)})`, values: ids });
    return this;
  }

  /** @param table the words, and `owner` their column for what `column` names. */
  words(column: string, table: string, owner: string, query: string | undefined): this {
    if (query === undefined) return this;
    const words = wordConditions(table, owner, query);
    if (words === null) return this.nothing();
    this.conditions.push({
      text: `${column} IN (SELECT w.${owner} FROM ${table} w WHERE ${words.map((word) => word.text).join(' AND ')})`,
      values: words.flatMap((word) => word.values),
    });
    return this;
  }

  join(text: string, values: readonly Value[]): this {
    this.joins.push({ text, values });
    return this;
  }

  private nothing(): this {
    this.conditions.push({ text: '1 = 0', values: [] });
    return this;
  }
}
