import { type AskedValues, keyFieldsOf } from './asked-fields.js';
import type { AnswersOn } from './confirmation.js';
import { confirmedValues } from './requirement.js';

/** What has become of one request, as figures count it. */
export interface EnquiryOutcome {
  /** When the first answer that counts was given; `null` where there is none. */
  readonly answeredAt: Date | null;
  /** Whether all its key values are confirmed. */
  readonly isConfirmed: boolean;
}

/** @param on what was answered to this request alone, by whichever way, oldest first. */
export function outcomeOf(claimed: AskedValues, on: AnswersOn): EnquiryOutcome {
  const first = on.answers.find(({ outcome, disputedAt }) => outcome === 'answered' && disputedAt === null);
  const confirmed = new Set(confirmedValues(on).map(({ field }) => field));
  return {
    answeredAt: first?.at ?? null,
    isConfirmed: first !== undefined && keyFieldsOf(claimed).every((field) => confirmed.has(field)),
  };
}
