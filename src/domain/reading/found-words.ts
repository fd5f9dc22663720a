import { compareNames } from '../names/name-comparison.js';
import type { NameReading } from '../names/name-reading.js';
import { compose } from '../shared/text.js';
import type { Found } from './found-number.js';

/** What differs in one letter of eight may be the same, read wrongly. */
const LETTERS_A_MISTAKE = 8;
/** More words than a name has of which a text may show it: particles, titles. */
const MORE_WORDS = 3;

/** Letters and digits alone, without accents: machines put blanks where none are, and lose accents. */
export function bareLetters(text: string): string {
  return compose(text, 'NFKC')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** @param text as `bareLetters` gives it. @returns `null` where nothing that could be looked for is claimed. */
export function findWords(claimed: string, text: string): Found | null {
  const wanted = bareLetters(claimed);
  if (wanted === '') return null;
  if (text.includes(wanted)) return 'match';
  return leastMistakes(wanted, text) <= Math.floor(wanted.length / LETTERS_A_MISTAKE) ? 'close' : 'not_found';
}

/**
 * Documents name their holder at the beginning; to read all of a long one in Latin letters takes a third of a second.
 */
const NAMED_WITHIN = 5_000;

/**
 * @param letters of the text, as `bareLetters` gives them.
 * @param read how a name of any script reads in Latin letters.
 */
export function findName(
  claimed: string,
  { text, letters }: { readonly text: string; readonly letters: string },
  read: (name: string) => readonly NameReading[],
): Found | null {
  const words = findWords(claimed, letters);
  if (words === null || words === 'match') return words;
  const name = { text: claimed, readings: read(claimed) };
  const lines = text.slice(0, NAMED_WITHIN).split('\n');
  const isThere = lines.some((line) => stretches(read(line), name.readings).some((part) => likeName(name, part)));
  return isThere ? 'close' : words;
}

function likeName(name: { text: string; readings: readonly NameReading[] }, part: NameReading): boolean {
  return compareNames(name, { text: part.words.join(' '), readings: [part] }) !== 'differs';
}

/** Runs of words that begin as a word of the name does. */
function stretches(line: readonly NameReading[], name: readonly NameReading[]): NameReading[] {
  const beginnings = new Set(name.flatMap(({ words }) => words.map((word) => word[0])));
  const longest = Math.max(0, ...name.map(({ words }) => words.length)) + MORE_WORDS;
  return line.flatMap(({ script, words, characters }) =>
    words.flatMap((word, at) => {
      if (!beginnings.has(word[0])) return [];
      const most = Math.min(longest, words.length - at);
      return Array.from({ length: most }, (_, more) => {
        const end = at + more + 1;
        return {
          script,
          words: words.slice(at, end),
          ...(characters && { characters: characters.slice(at, end) }),
        };
      });
    }),
  );
}

/**
 * The fewest letters that have to be changed, put in or left out for `wanted` to stand somewhere in the text (Sellers).
 */
function leastMistakes(wanted: string, text: string): number {
  let column = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  let least = wanted.length;
  for (const letter of text) {
    const next = [0];
    for (let at = 1; at <= wanted.length; at += 1) {
      const same = (column[at - 1] ?? 0) + (wanted[at - 1] === letter ? 0 : 1);
      next.push(Math.min(same, (column[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    column = next;
    least = Math.min(least, column[wanted.length] ?? least);
  }
  return least;
}
