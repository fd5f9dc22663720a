import { comparisonKey } from './text.js';

/**
 * Chinese and other letters that touch are separate words; a word begins with a letter or digit, radicals are neither.
 */
const WORD =
  /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])*/gu;
const HAN = /^\p{Script=Han}+$/u;
/** In code points. */
export const WORD_MAX = 40;
const WORDS_MAX = 24;

/** What a query asks for: each of its words, in comparable form. A run of Chinese characters is one word. */
export function queryWords(text: string): string[] {
  const words = comparisonKey(text).match(WORD) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, WORD_MAX).join('')))].slice(0, WORDS_MAX);
}

/** True where each word of `q` begins a word of these texts; false where `q` has no word. */
export function isFoundBy(texts: readonly string[], q: string): boolean {
  const asked = queryWords(q);
  const words = texts.flatMap(indexWords);
  return asked.length > 0 && asked.every((word) => words.some((one) => one.startsWith(word)));
}

/**
 * What a name is found by: its words, and for Chinese, which is written without blanks, every end of a run as well, so
 * that the beginning of each stored word finds it: 王小明 is found by 王, 王小, 小明 and 明.
 */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  for (const word of queryWords(text)) {
    if (!HAN.test(word)) words.add(word);
    else for (const start of [...word].keys()) words.add([...word].slice(start).join(''));
  }
  return [...words];
}
