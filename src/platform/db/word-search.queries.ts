import { queryWords } from '../../domain/shared/search-words.js';
import type { Value } from './sql.js';

/** Above every letter, mark and digit that a word may go on with. */
export const WORDS_END = '\u{10FFFF}';

export interface Condition {
  readonly text: string;
  readonly values: readonly Value[];
}

/** That a text in comparable form begins with `key`. */
export function beginning(column: string, key: string): Condition {
  return { text: `${column} >= ? AND ${column} < ?`, values: [key, key + WORDS_END] };
}

/**
 * That a word of the table `alias` begins with `word`. A range, not LIKE: LIKE with a parameter uses no index on
 * SQLite.
 */
export function wordBeginning(alias: string, word: string): Condition {
  return beginning(`${alias}.word`, word);
}

/** The words of a query; the longest is likely to be the rarest, and the search starts from it. */
function searchedWords(query: string): string[] {
  return queryWords(query).sort((a, b) => b.length - a.length);
}

/**
 * What a name must meet to be found: every word of the query begins one of its own. The first condition is about the
 * alias `w` of the word table, the others look the remaining words up. `null` where the query has no word: such a query
 * finds nothing.
 */
export function wordConditions(table: string, column: string, query: string): readonly Condition[] | null {
  const [first, ...others] = searchedWords(query);
  if (first === undefined) return null;
  return [
    wordBeginning('w', first),
    ...others.map((word) => {
      const { text, values } = wordBeginning('x', word);
      return { text: `EXISTS (SELECT 1 FROM ${table} x WHERE x.${column} = w.${column} AND ${text})`, values };
    }),
  ];
}
