import { indexWords, queryWords, WORD_MAX } from './search-words.js';
import { documentNumberKey } from './text.js';

// A table of words tells by their first character what they are; no word of a text begins so.
/** Words that the search in everything finds, and the search by name does not. */
export const BESIDE = ':';
/** Numbers of documents, which are found whole or not at all. */
const WHOLE = '=';

/** In code points, as the words themselves are. */
const cut = (word: string) => [...word].slice(0, WORD_MAX).join('');

/** The words of texts beside the name: of an email cut at `@ . _ + -`, of a report's number at dashes. */
export function wordsBeside(texts: ReadonlyArray<string | null>): string[] {
  return [...new Set(texts.flatMap((text) => indexWords(text ?? '')).map((word) => cut(BESIDE + word)))];
}

/** What the number of a document is found by: all of it. */
export function wholeNumber(number: string | null): string[] {
  const key = documentNumberKey(number ?? '');
  return key === '' ? [] : [cut(WHOLE + key)];
}

export interface SearchTerms {
  /** Each begins a word of what is found. */
  readonly words: readonly string[];
  /** Or this is a word of it: all of the query as the number of a document. */
  readonly whole: string | null;
  /** The same as `documentNumberKey` compares it, for columns of such numbers. */
  readonly number: string | null;
}

/** What a query asks for; `null` where it asks for nothing that anything could have. */
export function searchTerms(query: string): SearchTerms | null {
  const words = queryWords(query);
  if (words.length === 0) return null;
  // Numbers of documents have digits, names have none: a name is not looked up twice.
  if (!/\p{N}/u.test(query)) return { words, whole: null, number: null };
  return { words, whole: wholeNumber(query)[0] ?? null, number: documentNumberKey(query) };
}
