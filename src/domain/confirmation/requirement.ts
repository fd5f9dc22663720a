import type { CertificateForm } from '../certificate/certificate.fields.js';
import { message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import type { ConfirmedValue } from '../verdict/levels.js';
import { type AskedField, keyFieldsOf } from './asked-fields.js';
import type { AnswersOn, ConfirmationAnswer } from './confirmation.js';
import { CONFIRMING_PARTIES, type ConfirmingParty } from './contact.js';
import { isConfirmed, type StandingAnswer, standingAnswers, standingFor, withoutOwn } from './standing.js';

/** Whose confirmation an approval needs. */
export const CONFIRMATIONS_REQUIRED = ['none', 'ministry', 'university', 'both'] as const;
export type ConfirmationRequired = (typeof CONFIRMATIONS_REQUIRED)[number];

/** From the settings, which are injected by this class. */
export abstract class ConfirmationRules {
  abstract readonly required: ConfirmationRequired;
}

/** Whether an answer says otherwise of anything that it holds. */
export function saysOtherwise({ fields }: Pick<ConfirmationAnswer, 'fields'>): boolean {
  return Object.values(fields).some(({ likeness }) => likeness === 'differs');
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

/** @param approver what they have written down themselves confirms nothing, and lifts nothing, for them. */
export function confirmationGaps(
  required: ConfirmationRequired,
  form: CertificateForm,
  on: AnswersOn,
  approver: number,
): ConfirmationGaps {
  const isPresent = ({ field, claimed }: StandingAnswer) => form[field] === claimed;
  const heeded = standingFor(on, approver).filter(isPresent);
  const isTakenBack = ({ party, field }: StandingAnswer) =>
    heeded.some((one) => one.party === party && one.field === field && one.answered.likeness === null);
  const differing = heeded.filter((one) => one.answered.likeness === 'differs' && !one.isSettled);
  const confirmed = standingAnswers(withoutOwn(on, approver)).filter(
    (one) => isPresent(one) && isConfirmed(one) && !isTakenBack(one),
  );
  const missing = partiesOf(required).flatMap((party) => {
    const fields = new Set(confirmed.filter((one) => one.party === party).map(({ field }) => field));
    return keyFieldsOf(form).flatMap((field) => (fields.has(field) ? [] : [{ party, field }]));
  });
  return { differing: eachOnce(differing), missing };
}

function eachOnce(all: readonly FieldAt[]): FieldAt[] {
  return [...new Map(all.map(({ party, field }) => [`${party} ${field}`, { party, field }])).values()];
}

/**
 * What an approval needs of confirmations.
 * @param approver what they have written down themselves confirms nothing, and lifts nothing, for them.
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
