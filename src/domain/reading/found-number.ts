import { compose, documentNumberKey } from '../shared/text.js';

/**
 * How a claimed value stands to a text. `close`: but for letters that machines take for another, for its order, script
 * or spelling.
 */
export const FOUND = ['match', 'close', 'not_found'] as const;
export type Found = (typeof FOUND)[number];

/** Letters that machines take for the digits that look like them. */
const TAKEN_FOR: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', s: '5', b: '8', z: '2' };

/** Each letter that is taken for a digit becomes that digit. */
export function foldLookalikes(text: string): string {
  return text.replace(/[oil|sbz]/g, (letter) => TAKEN_FOR[letter] ?? letter);
}

/** A text to look in: letter case and width do not matter, each run of white space is one blank. */
export function searchable(text: string): string {
  return compose(text, 'NFKC').toLowerCase().replace(/\s+/gu, ' ');
}

/** Between two letters of a number stand a few dashes, blanks or strokes at most. */
const GAP = '[^\\p{L}\\p{N}]{0,3}';

/** @param text as `searchable` gives it. @returns `null` where nothing that could be looked for is claimed. */
export function findNumber(claimed: string, text: string): Found | null {
  const key = documentNumberKey(claimed);
  if (key === '') return null;
  if (holds(text, key)) return 'match';
  return holds(foldLookalikes(text), foldLookalikes(key)) ? 'close' : 'not_found';
}

function holds(text: string, key: string): boolean {
  // Chinese is written up to its numbers without a blank.
  return new RegExp(`(?<![a-z0-9])${[...key].join(GAP)}(?![a-z0-9])`, 'u').test(text);
}
