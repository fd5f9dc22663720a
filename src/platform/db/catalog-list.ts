import { marks, type Value } from './sql.js';
import { type Condition, wordConditions } from './word-search.js';

/** Gathers what a filter asks for; a filter that is not given asks for nothing. */
export class Restricting {
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

  private nothing(): this {
    this.conditions.push({ text: '1 = 0', values: [] });
    return this;
  }
}
