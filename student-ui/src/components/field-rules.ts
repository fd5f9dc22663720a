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
  return upTo(what, () => LAST_DAY, LAST_DAY);
}

/** A day that cannot lie in the future. */
export function aPastDay(what: string): TextRule {
  return upTo(what, today, 'today');
}

/** The server takes no later one. */
const LAST_DAY = '2199-12-31';

function upTo(what: string, latest: () => string, called: string): TextRule {
  const none = `The ${what} must be a day as YYYY-MM-DD`;
  const late = `The ${what} must not be after ${called}`;
  return (typed) => {
    const day = typed.trim();
    if (day === '') return null;
    if (!isDay(day)) return none;
    return day > latest() ? late : null;
  };
}

const passportLength = atMost(40, 'passport number');
const PASSPORT_SIGNS = 'The passport number may hold letters, digits, blanks, dashes and slashes only';

/** What describes a person, on the profile and on every application. */
export const PERSON_RULES = {
  name: atMost(120, 'name'),
  passport: (typed) => passportLength(typed) ?? (/^[A-Za-z0-9 /-]*$/.test(keptLine(typed)) ? null : PASSPORT_SIGNS),
  birth: aPastDay('date of birth'),
} as const satisfies Readonly<Record<string, TextRule>>;
