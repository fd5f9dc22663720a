import { keptLine } from '../lib/kept-text';
import { isDay, today } from './date/day';

/** What the server would say of what is typed into a field, in its words; `null` where it takes it. */
export type TextRule = (typed: string) => string | null;

export function atMost(most: number, what: string, kept = keptLine): TextRule {
  const long = `The ${what} must not be longer than ${most} characters`;
  // As people count: an emoji is one.
  return (typed) => (typed.length > most && [...kept(typed)].length > most ? long : null);
}

export function aDay(what: string): TextRule {
  const none = `The ${what} must be a day as YYYY-MM-DD`;
  return (typed) => (typed.trim() === '' || isTaken(typed.trim()) ? null : none);
}

/** The server takes no day after 2199. */
const isTaken = (day: string) => isDay(day) && day < '2200';

/** A day that cannot lie in the future. */
export function aPastDay(what: string): TextRule {
  const day = aDay(what);
  const future = `The ${what} must not be after today`;
  return (typed) => day(typed) ?? (typed.trim() > today() ? future : null);
}

const passportLength = atMost(40, 'passport number');
const PASSPORT_SIGNS = 'The passport number may hold letters, digits, blanks, dashes and slashes only';

/** What describes a person, on the profile and on every application. */
export const PERSON_RULES = {
  name: atMost(120, 'name'),
  passport: (typed) => passportLength(typed) ?? (/^[A-Za-z0-9 /-]*$/.test(keptLine(typed)) ? null : PASSPORT_SIGNS),
  birth: aPastDay('date of birth'),
} as const satisfies Readonly<Record<string, TextRule>>;
