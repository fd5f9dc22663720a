import type { CertificateForm } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import type { ConfirmedValue } from '../verdict/levels.js';
import { type AskedField, keyFieldsOf } from './asked-fields.js';
import type { AnsweredField, AnswersOn, ConfirmationAnswer } from './confirmation.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from './contact.js';

/** Whose confirmation an approval needs. */
export const CONFIRMATIONS_REQUIRED = ['none', 'ministry', 'university', 'both'] as const;
export type ConfirmationRequired = (typeof CONFIRMATIONS_REQUIRED)[number];

/** From the settings, which are injected by this class. */
export abstract class ConfirmationRules {
  abstract readonly required: ConfirmationRequired;
}

/**
 * What is on record of one value of a field at one party: the newest answer that was given about it and was not
 * disputed.
 */
export interface StandingAnswer {
  readonly party: ConfirmingParty;
  readonly field: AskedField;
  readonly claimed: string;
  readonly answered: AnsweredField;
  readonly answer: ConfirmationAnswer;
  readonly isSettled: boolean;
}

/**
 * A later answer of a party supersedes what an earlier one says of the same value; what was claimed before, or is
 * again, it leaves alone.
 */
export function standingAnswers({ answers, settlements }: AnswersOn): StandingAnswer[] {
  const standing = new Map<string, StandingAnswer>();
  const counting = answers.filter(({ outcome, disputedAt }) => outcome === 'answered' && disputedAt === null);
  for (const answer of counting.toSorted((one, other) => one.id - other.id)) {
    for (const [name, answered] of Object.entries(answer.fields)) {
      const field = name as AskedField;
      const claimed = answer.claimed[field];
      if (claimed === undefined) continue;
      const isSettled = settlements.some((one) => one.answerId === answer.id && one.field === field);
      const { party } = answer;
      standing.set(JSON.stringify([party, field, claimed]), { party, field, claimed, answered, answer, isSettled });
    }
  }
  return [...standing.values()];
}

/** Whether an answer says otherwise of anything that it holds. */
export function saysOtherwise({ fields }: Pick<ConfirmationAnswer, 'fields'>): boolean {
  return Object.values(fields).some(({ likeness }) => likeness === 'differs');
}

/** Equal, or settled by an officer: only then a field is confirmed. */
function isConfirmed({ answered: { likeness }, isSettled }: StandingAnswer): boolean {
  return likeness === 'equal' || (isSettled && likeness !== null);
}

/** The values that count as confirmed; those that the record no longer has count for nothing there. */
export function confirmedValues(on: AnswersOn): ConfirmedValue[] {
  return standingAnswers(on)
    .filter(isConfirmed)
    .map(({ party, field, claimed, answer: { at, office, reference, recordedBy } }) => ({
      ...{ party, field, value: claimed, at, office, reference },
      isRecorded: recordedBy !== null,
    }));
}

/** A field of a record at one party. */
export interface FieldAt {
  readonly party: ConfirmingParty;
  readonly field: AskedField;
}

/** What of confirmations keeps a record from being approved. */
export interface ConfirmationGaps {
  /** Answers that say otherwise, which nobody has settled. */
  readonly differing: readonly FieldAt[];
  /** Key values that a party has to confirm and has not. */
  readonly missing: readonly FieldAt[];
}

/** @param approver what they have written down themselves does not count for them. */
export function confirmationGaps(
  required: ConfirmationRequired,
  form: CertificateForm,
  on: AnswersOn,
  approver: number,
): ConfirmationGaps {
  const standing = standingAnswers(on).filter(({ field, claimed }) => form[field] === claimed);
  const differing = standing.filter((one) => one.answered.likeness === 'differs' && !one.isSettled);
  const missing = partiesOf(required).flatMap((party) => {
    const confirmed = standing.filter((one) => one.party === party && isConfirmed(one) && countsFor(approver, one));
    const fields = new Set(confirmed.map(({ field }) => field));
    return keyFieldsOf(form).flatMap((field) => (fields.has(field) ? [] : [{ party, field }]));
  });
  return { differing: differing.map(({ party, field }) => ({ party, field })), missing };
}

/**
 * What an approval needs of confirmations.
 * @param approver what they have written down themselves does not count for them.
 * @throws DomainError `confirmation_differs` where an answer says otherwise and nobody settled it;
 * `confirmation_missing`.
 */
export function requireConfirmed(
  required: ConfirmationRequired,
  form: CertificateForm,
  on: AnswersOn,
  approver: number,
): void {
  const { differing, missing } = confirmationGaps(required, form, on, approver);
  if (differing.length > 0) {
    throw refusal('confirmation_differs', differing, message('confirmation_differs'), message('field_differs'));
  }
  if (missing.length > 0) {
    throw refusal('confirmation_missing', missing, message('confirmation_missing'), message('field_unconfirmed'));
  }
}

function countsFor(approver: number, { answer: { recordedBy } }: StandingAnswer): boolean {
  return recordedBy === null || recordedBy !== approver;
}

/** The parties whose confirmation an approval needs. */
export function partiesOf(required: ConfirmationRequired): readonly ConfirmingParty[] {
  return CONFIRMING_PARTIES.filter((party) => required === 'both' || required === party);
}

function refusal(
  reason: 'confirmation_differs' | 'confirmation_missing',
  fields: ReadonlyArray<{ readonly field: AskedField }>,
  said: FieldErrors[string],
  each: FieldErrors[string],
): DomainError {
  return new DomainError(reason, said, { errors: Object.fromEntries(fields.map(({ field }) => [field, each])) });
}
