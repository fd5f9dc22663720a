import type { CertificateForm } from '../certificate/certificate.fields.js';
import { ageOn, type Day } from '../shared/calendar.js';
import type { FoundSignal } from './signal.js';

/** Nobody begins earlier what such a certificate is given for. */
const YOUNGEST_STUDENT = 12;
/** A certificate that is awarded so many years after the studies is one of other studies, or a day is wrong. */
const LONGEST_WAIT = 10;

export const DAY_FIELDS = ['birth', 'startTime', 'endTime', 'awardingTime', 'ministryStampingTime'] as const;
type DayField = (typeof DAY_FIELDS)[number];

export type DaysOfForm = Pick<CertificateForm, DayField>;

interface Rule {
  readonly earlier: DayField;
  readonly later: DayField;
  readonly fits: (earlier: Day, later: Day) => boolean;
}

const inOrder = (earlier: Day, later: Day) => earlier <= later;

/** What a form refuses by itself, such as an end before the start, is not here. */
const RULES: readonly Rule[] = [
  { earlier: 'birth', later: 'startTime', fits: (birth, start) => ageOn(birth, start) >= YOUNGEST_STUDENT },
  { earlier: 'birth', later: 'awardingTime', fits: (birth, award) => ageOn(birth, award) >= YOUNGEST_STUDENT },
  { earlier: 'startTime', later: 'awardingTime', fits: inOrder },
  { earlier: 'endTime', later: 'awardingTime', fits: (end, award) => ageOn(end, award) < LONGEST_WAIT },
  // The stamp is on the certificate.
  { earlier: 'awardingTime', later: 'ministryStampingTime', fits: inOrder },
];

/** Days of a form that cannot all be true. */
export function disagreeingDays(form: DaysOfForm): FoundSignal[] {
  const days = RULES.flatMap(({ earlier, later, fits }) => {
    const [day, laterDay] = [form[earlier], form[later]];
    if (day === null || laterDay === null || fits(day, laterDay)) return [];
    return [{ field: earlier, day, laterField: later, laterDay }];
  });
  return days.length > 0 ? [{ kind: 'dates_disagree', evidence: { days } }] : [];
}
