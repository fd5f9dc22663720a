/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 15;
const PREFIX = 'MYV';

/** `mistyped`: it has the look of a number, but its check character does not fit. */
export type NumberReading =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'foreign'; readonly character: string }
  | { readonly kind: 'length'; readonly typed: number };

/**
 * Reads a report number as people type, paste or scan it: in any case, with or without dashes, blanks and prefix, O for 0,
 * I or L for 1, or the whole address of its check page.
 */
export function readReportNumber(text: string): NumberReading {
  const typed = withoutAddress(text)
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase();
  if (typed === '') return { kind: 'empty' };
  const own = typed.startsWith(PREFIX) && typed.length !== LENGTH ? typed.slice(PREFIX.length) : typed;
  const characters = [...own];
  const foreign = characters.find((character) => !isDigit(digitOf(character)));
  if (foreign !== undefined) return { kind: 'foreign', character: foreign };
  if (characters.length !== LENGTH) return { kind: 'length', typed: characters.length };
  const values = characters.map(digitOf);
  return checkSum(values) === 0 ? { kind: 'number', number: written(values) } : { kind: 'mistyped' };
}

/** A QR code and a shared link hold the address of the check page. */
function withoutAddress(text: string): string {
  const path = /\/check\/([^/?#\s]+)/.exec(text)?.[1];
  if (path === undefined) return text;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function digitOf(character: string): number {
  if (character === 'O') return 0;
  if (character === 'I' || character === 'L') return 1;
  return ALPHABET.indexOf(character);
}

function isDigit(value: number): boolean {
  return value >= 0;
}

/** Luhn mod 32: every second value from the last but one on is doubled and its two digits are added; a right number gives 0. */
function checkSum(values: readonly number[]): number {
  return values.toReversed().reduce((sum, value, place) => sum + (place % 2 === 1 ? doubled(value) : value), 0) % BASE;
}

function doubled(value: number): number {
  return Math.floor((2 * value) / BASE) + ((2 * value) % BASE);
}

function written(values: readonly number[]): string {
  const text = values.map((value) => ALPHABET.charAt(value)).join('');
  return [PREFIX, text.slice(0, 5), text.slice(5, 10), text.slice(10)].join('-');
}
