import { queryWords } from '../../domain/shared/search-words.js';
import type { Value } from './sql.js';

/** Above every letter, mark and digit that a word may go on with. */
const LAST = '\u{10FFFF}';

export interface Condition {
  readonly text: string;
  readonly values: readonly Value[];
}

/** That a text in comparable form begins with `key`. */
export function beginning(column: string, key: string): Condition {
  return { text: `${column} >= ? AND ${column} < ?`, values: [key, key + LAST] };
}

const BEGINS = (alias: string) => `${alias}.word >= ? AND ${alias}.word < ?`;
const bounds = (word: string) => [word, word + LAST];

/**
 * What a name must meet to be found: every word of the query begins one of its own. The first condition is about the alias `w`
 * of the word table, the others look the remaining words up. A range, not LIKE: LIKE with a parameter uses no index on SQLite.
 * `null` where the query has no word: such a query finds nothing.
 */
export function wordConditions(table: string, column: string, query: string): readonly Condition[] | null {
  // The longest word is likely to be the rarest, and the search starts from it.
  const [first, ...others] = queryWords(query).sort((a, b) => b.length - a.length);
  if (first === undefined) return null;
  return [
    { text: BEGINS('w'), values: bounds(first) },
    ...others.map((word) => ({
      text: `EXISTS (SELECT 1 FROM ${table} x WHERE x.${column} = w.${column} AND ${BEGINS('x')})`,
      values: bounds(word),
    })),
  ];
}
