import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** Crockford's base 32: no I, L, O, U. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REPORT_NUMBER_DIGITS = 14;
/** With the check character. */
const LENGTH = REPORT_NUMBER_DIGITS + 1;

const PREFIX = 'MYV';
const BASE = ALPHABET.length;

/**
 * `MYV-XXXXX-XXXXX-XXXXX` from 14 values of 0 to 31; the last character is the check character (Luhn mod 32).
 * @throws RangeError for anything else: the caller draws the values itself.
 */
export function formatReportNumber(digits: readonly number[]): string {
  if (digits.length !== REPORT_NUMBER_DIGITS || !digits.every(isDigit)) {
    throw new RangeError(`a report number is made of ${REPORT_NUMBER_DIGITS} values of 0 to ${BASE - 1}`);
  }
  const characters = [...digits, checkDigit(digits)].map((digit) => ALPHABET.charAt(digit)).join('');
  return [PREFIX, characters.slice(0, 5), characters.slice(5, 10), characters.slice(10)].join('-');
}

/** A number that says what it is for, of the letters that numbers have. */
export function wordNumber(word: string): string {
  return formatReportNumber([...word.padEnd(REPORT_NUMBER_DIGITS, '0')].map((letter) => ALPHABET.indexOf(letter)));
}

/** `mistyped`: it looks like a number but its check character is wrong. `foreign`: no number has this character. */
export type NumberReading =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'foreign'; readonly character: string }
  | { readonly kind: 'length'; readonly typed: number };

const LONGEST_TYPED = 80;

/**
 * Reads a number as people type it: any letter case, with or without dashes, blanks and prefix, O for 0, I or L for 1.
 */
export function readReportNumber(text: string): NumberReading {
  if (text.length > LONGEST_TYPED) return { kind: 'length', typed: text.length };
  const typed = text.replace(/[\s\p{Dash_Punctuation}]/gu, '');
  if (typed === '') return { kind: 'empty' };
  const hasPrefix = typed.length !== LENGTH && typed.slice(0, PREFIX.length).toUpperCase() === PREFIX;
  const characters = [...(hasPrefix ? typed.slice(PREFIX.length) : typed)];
  const foreign = characters.find((character) => digitOf(character) < 0);
  if (foreign !== undefined) return { kind: 'foreign', character: foreign.toUpperCase() };
  if (characters.length !== LENGTH) return { kind: 'length', typed: characters.length };
  const digits = characters.map(digitOf);
  const own = digits.slice(0, REPORT_NUMBER_DIGITS);
  if (digits[REPORT_NUMBER_DIGITS] !== checkDigit(own)) return { kind: 'mistyped' };
  return { kind: 'number', number: formatReportNumber(own) };
}

/** @throws DomainError `mistyped` for what is no report number. */
export function requireReportNumber(text: string): string {
  const reading = readReportNumber(text);
  if (reading.kind === 'number') return reading.number;
  throw new DomainError('mistyped', message('report_number_mistyped'));
}

/** What is said of a number under which there is nothing. */
export const UNKNOWN_NUMBER = message('no_report_of_number');

/**
 * What a character stands for; -1 for one that no number has, small letters that merely have the same capital among
 * them.
 */
function digitOf(character: string): number {
  if (!/^[0-9A-Za-z]$/.test(character)) return -1;
  const upper = character.toUpperCase();
  if (upper === 'O') return 0;
  if (upper === 'I' || upper === 'L') return 1;
  return ALPHABET.indexOf(upper);
}

function isDigit(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < BASE;
}

/**
 * Every second value, from the last one on, is doubled and its two base 32 digits are added; the check digit fills up
 * to a multiple of 32.
 */
function checkDigit(digits: readonly number[]): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? doubled(digit) : digit), 0);
  return (BASE - (sum % BASE)) % BASE;
}

function doubled(digit: number): number {
  return Math.floor((2 * digit) / BASE) + ((2 * digit) % BASE);
}
