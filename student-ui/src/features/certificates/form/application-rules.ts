import { isDay, today } from '../../../components/date/day';
import type { Rules } from '../../../lib/form';
import { keptLine, keptLines } from '../../../lib/kept-text';
import type { Application } from './application';

/** What is wrong with a field; its text is chosen when it is shown. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unsent'; readonly names: string };

type Rule = (value: string, values: Application) => Problem | null;

const refused = (text: string): Problem => ({ kind: 'refused', text });

function atMost(most: number, what: string, kept = keptLine): Rule {
  const long = refused(`The ${what} must not be longer than ${most} characters`);
  // As people count: an emoji is one.
  return (typed) => (typed.length > most && [...kept(typed)].length > most ? long : null);
}

function aDay(what: string): Rule {
  const none = refused(`The ${what} must be a day as YYYY-MM-DD`);
  return (typed) => (typed.trim() === '' || isTaken(typed.trim()) ? null : none);
}

/** The server takes no day after 2199. */
const isTaken = (day: string) => isDay(day) && day < '2200';

/** A day that cannot lie in the future. */
function aPastDay(what: string): Rule {
  const day = aDay(what);
  const future = refused(`The ${what} must not be after today`);
  return (typed, values) => day(typed, values) ?? (typed.trim() > today() ? future : null);
}

const endIsDay = aDay('end date');
const ENDS_EARLY = refused('The end date must not be before the start date');
const passportLength = atMost(40, 'passport number');
const PASSPORT_SIGNS = refused('The passport number may hold letters, digits, blanks, dashes and slashes only');
const remark = (group: string) => atMost(1000, `remark on ${group}`, keptLines);

/** What the server would refuse, in its words (a test compares them): told when a field is left, and not only when the form is sent. */
export const APPLICATION_RULES: Rules<Application, Problem> = {
  name: atMost(120, 'name'),
  birth: aPastDay('date of birth'),
  passport: (typed, values) =>
    passportLength(typed, values) ?? (/^[A-Za-z0-9 /-]*$/.test(keptLine(typed)) ? null : PASSPORT_SIGNS),
  university: atMost(200, 'degree-conferring unit'),
  major: atMost(200, 'major'),
  cert_no: atMost(100, 'certificate number'),
  start_time: aDay('start date'),
  end_time: (typed, values) =>
    endIsDay(typed, values) ??
    (typed.trim() !== '' && isDay(values.start_time) && typed.trim() < values.start_time ? ENDS_EARLY : null),
  awarding_time: aPastDay('awarding date'),
  ministry_stamping_time: aPastDay('MoHE stamping date'),
  passport_remark: remark('Passport'),
  cert_remark: remark('Certificate'),
  transcript_remark: remark('Transcript'),
  ministry_remark: remark('Ministry stamping'),
  payment_remark: remark('Proof of payment'),
};
