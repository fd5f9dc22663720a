import type { Day } from '../shared/calendar.js';
import { type Found, foldLookalikes } from './found-number.js';

/** English and Malay, long and short. */
const MONTHS: ReadonlyArray<readonly string[]> = [
  ['january', 'januari', 'jan'],
  ['february', 'februari', 'feb'],
  ['march', 'mac', 'mar'],
  ['april', 'apr'],
  ['may', 'mei'],
  ['june', 'jun'],
  ['july', 'julai', 'jul'],
  ['august', 'ogos', 'aug', 'ogo'],
  ['september', 'sept', 'sep'],
  ['october', 'oktober', 'oct', 'okt'],
  ['november', 'nov'],
  ['december', 'disember', 'dec', 'dis'],
];
const NUMERALS = '〇一二三四五六七八九';
const TEN = 10;
/** From here on a number can be no month. */
const FIRST_DAY_ALONE = 13;

/** @param text as `searchable` gives it. */
export function findDay(day: Day, text: string): Found {
  const parts = partsOf(day);
  if (holds(text, wholeForms(parts))) return 'match';
  if (holds(text, looseForms(parts))) return 'close';
  return holds(foldLookalikes(text), wholeForms(parts, foldLookalikes)) ? 'close' : 'not_found';
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(written: Day): Parts {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return { year, month, day };
}

const holds = (text: string, forms: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${forms.join('|')})(?![a-z0-9])`, 'u').test(text);

/** The year, the month and the day, one after another: nothing but the order of 05/04/2020 is uncertain. */
function wholeForms({ year, month, day }: Parts, spell = (word: string) => word): string[] {
  const [m, d, name] = [`0?${month}`, `0?${day}`, monthNames(month, spell)];
  const ordinal = spell('(?:st|nd|rd|th)');
  const of = spell('day of|haribulan|hari bulan|of');
  const forms = [
    `${year} ?[-/.年] ?${m} ?[-/.月] ?${d}(?: ?日)?`,
    `${d} ?[-/.] ?${m} ?[-/.] ?${year}`,
    `${d}(?: ?${ordinal})?[ ,.-]{0,2}(?:(?:${of}) ?)?${name}[ ,.-]{0,3}${year}`,
    `${name}[ .-]{0,2}${d}(?: ?${ordinal})?[ ,.-]{0,3}${year}`,
    `${numeralsOf(year)} ?年 ?${numeral(month)} ?月 ?${numeral(day)} ?日`,
  ];
  // Only one of the two numbers can be the month.
  return day >= FIRST_DAY_ALONE || day === month ? [...forms, `${m} ?[-/.] ?${d} ?[-/.] ?${year}`] : forms;
}

/** The American order, a year of two digits, and the month alone. */
function looseForms({ year, month, day }: Parts): string[] {
  const [m, d, name] = [`0?${month}`, `0?${day}`, monthNames(month, (word) => word)];
  const short = String(year % 100).padStart(2, '0');
  return [
    `${m} ?[-/.] ?${d} ?[-/.] ?${year}`,
    `${d} ?[-/.] ?${m} ?[-/.] ?${short}`,
    `${name}[ ,.-]{0,3}${year}`,
    `${year} ?年 ?${m} ?月(?! ?[0-9])`,
    `(?<![0-9][-/.] ?)${m} ?/ ?${year}`,
  ];
}

function monthNames(month: number, spell: (word: string) => string): string {
  return `(?:${(MONTHS[month - 1] ?? []).map(spell).join('|')})`;
}

const NOUGHT = '[〇零○oO0]';
const numeralsOf = (year: number) =>
  [...String(year)].map((digit) => (digit === '0' ? NOUGHT : NUMERALS[Number(digit)])).join(' ?');

/** 六, 十二, 二十, 三十一. */
function numeral(number: number): string {
  const [tens, ones] = [Math.floor(number / TEN), number % TEN];
  const lead = tens > 1 ? `${NUMERALS[tens]} ?` : '';
  return `${lead}${tens > 0 ? '十 ?' : ''}${ones > 0 ? NUMERALS[ones] : ''}`;
}
