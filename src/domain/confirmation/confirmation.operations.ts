import { formFiles } from '../certificate/certificate.form.js';
import type { Certificate } from '../certificate/certificate.js';
import type { FileId } from '../files/stored-file.js';
import { message } from '../messages/message.js';
import { DomainError, type FieldErrors, fieldError } from '../shared/domain-error.js';
import {
  type AskedField,
  type AskedValues,
  claimedValues,
  IDENTITY_FIELDS,
  identityOf,
  isKeyField,
  type KeyField,
} from './asked-fields.js';
import { compareValues, type ReadName } from './comparison.js';
import {
  type AnsweredField,
  type AnsweredFields,
  type CancelCause,
  type Confirmation,
  type FieldAnswer,
  type KeyValues,
  MOST_ENCLOSED,
  type NewConfirmation,
} from './confirmation.js';
import { confirmationAfter } from './confirmation.machine.js';
import { type Contact, type ContactLanguage, partyOf } from './contact.js';
import type { StandingAnswer } from './standing.js';

/** What an officer asks for. */
export interface Enquiry {
  /** `null`: all that have a value. */
  readonly fields: readonly AskedField[] | null;
  readonly fileIds: readonly FileId[];
  readonly dueDays: number;
  /** `null`: that of the contact. */
  readonly language: ContactLanguage | null;
}

/** What the link is made of. */
export interface LinkParts {
  readonly nonce: string;
  readonly tokenHash: string;
}

interface Asking {
  readonly officerId: number;
  readonly now: Date;
}

/** Whether anything is to be asked about a record as it stands. */
export function isEnquirable({ status }: Pick<Certificate, 'status'>): boolean {
  return status === 'Verifying' || status === 'Verified';
}

/** @throws DomainError `illegal_transition` where the record waits for no enquiry, `consent_missing`. */
export function authoriseEnquiry(certificate: Pick<Certificate, 'status'>, hasConsent: boolean): void {
  if (!isEnquirable(certificate)) {
    throw new DomainError('illegal_transition', message('not_to_be_asked'));
  }
  requireConsent(hasConsent);
}

/** @throws DomainError `consent_missing`. */
export function requireConsent(hasConsent: boolean): void {
  if (!hasConsent) throw new DomainError('consent_missing', message('consent_missing'));
}

/** @throws DomainError `invalid_input` by field. */
export function newEnquiry(
  certificate: Certificate,
  contact: Contact,
  { fields, fileIds, dueDays, language }: Enquiry,
  link: LinkParts,
  { officerId, now }: Asking,
): NewConfirmation {
  const claimed = claimedValues(certificate.form, fields);
  if (Object.keys(claimed).length === 0) throw fieldError('fields', message('nothing_to_ask'));
  const own = new Set(formFiles(certificate.form).map(({ id }) => id));
  if (!fileIds.every((id) => own.has(id))) throw fieldError('fileIds', message('not_enclosed'));
  if (fileIds.length > MOST_ENCLOSED) throw fieldError('fileIds', message('too_many_files', { max: MOST_ENCLOSED }));
  return {
    certificateId: certificate.id,
    certificateVersion: certificate.version,
    party: partyOf(contact),
    contactId: contact.id,
    email: contact.email,
    office: contact.office,
    language: language ?? contact.language,
    claimed,
    identity: identityOf(certificate.form),
    fileIds,
    dueDays,
    state: 'sent',
    cancelCause: null,
    proposed: false,
    ...link,
    sentAt: now,
    openedAt: null,
    endedAt: null,
    reminders: 0,
    keyValues: null,
    keyValuesAt: null,
    attachedId: null,
    createdBy: officerId,
    createdAt: now,
  };
}

/** The old link ends, and what was typed by it with it: whoever opens the new one begins anew. */
export function sentAgain(one: Confirmation, link: LinkParts, contact: Contact, now: Date): Confirmation {
  const state = confirmationAfter('send_again', 'officer', one.state);
  const { email, office } = contact;
  const afresh = { openedAt: null, endedAt: null, reminders: 0, keyValues: null, keyValuesAt: null, attachedId: null };
  return { ...one, state, email, office, ...link, ...afresh, sentAt: now };
}

export function cancelled(one: Confirmation, by: 'officer' | 'service', cause: CancelCause, now: Date): Confirmation {
  return { ...one, state: confirmationAfter('cancel', by, one.state), cancelCause: cause, endedAt: now };
}

/** The first time that somebody has the page; later it stays as it is. */
export function opened(one: Confirmation, now: Date): Confirmation {
  const state = confirmationAfter('open', 'registrar', one.state);
  return one.state === state ? one : { ...one, state, openedAt: one.openedAt ?? now };
}

export function keyFieldsAsked(one: Pick<Confirmation, 'claimed'>): KeyField[] {
  return (Object.keys(one.claimed) as AskedField[]).filter(isKeyField);
}

/**
 * Stores what the record says of the key values, once.
 * @throws DomainError `invalid_input` where one is left out; `illegal_transition` where others are stored already.
 */
export function withKeyValues(one: Confirmation, given: KeyValues, now: Date): Confirmation {
  const asked = keyFieldsAsked(one);
  const missing = asked.filter((field) => given[field] === undefined);
  if (missing.length > 0) throw byField(missing, 'field_unanswered');
  const keyValues = Object.fromEntries(asked.map((field) => [field, given[field] ?? null]));
  if (one.keyValues === null) return { ...opened(one, now), keyValues, keyValuesAt: now };
  const isSame = asked.every((field) => one.keyValues?.[field] === keyValues[field]);
  if (isSame) return one;
  throw new DomainError('illegal_transition', message('key_values_stored'));
}

/**
 * The file that goes with an answer by the link: what was attached, or none.
 * @throws DomainError `invalid_input` for any other.
 */
export function attachedFile({ attachedId }: Confirmation, given: FileId | null): FileId | null {
  if (given === null || given === attachedId) return given;
  throw attachmentGone();
}

export const attachmentGone = () => fieldError('fileId', message('file_not_found'));

export type GivenAnswers = Readonly<Partial<Record<AskedField, { answer: FieldAnswer; value: string | null }>>>;

/**
 * All that a registrar answers by the link: the key values as they are stored, the others as they come now.
 * @throws DomainError `illegal_transition` before the key values are stored; `invalid_input` for what is left out.
 */
export function answeredByLink(one: Confirmation, given: GivenAnswers, read: ReadName): AnsweredFields {
  const { keyValues } = one;
  const keys = keyFieldsAsked(one);
  if (keys.length > 0 && keyValues === null) throw new DomainError('illegal_transition', message('key_values_first'));
  const typed = keys.map((field) => {
    const value = keyValues?.[field] ?? null;
    return [field, { answer: value === null ? 'not_held' : 'differs', value }] as const;
  });
  return answeredFields(one.claimed, { ...given, ...Object.fromEntries(typed) }, read, Object.keys(one.claimed));
}

/**
 * What an officer writes down of an answer that came otherwise: some fields, or all.
 * @throws DomainError `invalid_input`.
 */
export function answeredOtherwise(one: Confirmation, given: GivenAnswers, read: ReadName): AnsweredFields {
  if (Object.keys(given).length === 0) throw fieldError('fields', message('nothing_to_ask'));
  return answeredFields(one.claimed, given, read, Object.keys(given));
}

function answeredFields(
  claimed: AskedValues,
  given: GivenAnswers,
  read: ReadName,
  needed: readonly string[],
): AnsweredFields {
  const fields = needed.filter((name): name is AskedField => name in claimed);
  const unanswered = fields.filter((field) => given[field] === undefined);
  if (unanswered.length > 0) throw byField(unanswered, 'field_unanswered');
  const withoutValue = fields.filter((field) => given[field]?.answer === 'differs' && given[field].value === null);
  if (withoutValue.length > 0) throw byField(withoutValue, 'right_value_needed');
  return Object.fromEntries(
    fields.map((field) => [field, judged(field, claimed[field] ?? '', given[field] ?? NOT_HELD, read)]),
  );
}

const NOT_HELD = { answer: 'not_held', value: null } as const;

/** The server compares: "differs" with the same value is no difference. */
function judged(
  field: AskedField,
  claimed: string,
  { answer, value }: { readonly answer: FieldAnswer; readonly value: string | null },
  read: ReadName,
): AnsweredField {
  if (answer === 'not_held') return { answer, value: null, likeness: null };
  if (answer === 'confirmed' || value === null) return { answer: 'confirmed', value: claimed, likeness: 'equal' };
  const likeness = compareValues(field, claimed, value, read);
  return { answer: likeness === 'equal' ? 'confirmed' : 'differs', value, likeness };
}

/**
 * What of a field is close or differs in some answers, and is not settled yet; of several the newest.
 * @throws DomainError `invalid_input` where nothing is.
 */
export function requireOpenDifference(
  standing: readonly StandingAnswer[],
  answerIds: readonly number[],
  field: AskedField,
): StandingAnswer {
  const open = standing.filter(({ answered: { likeness }, isSettled, ...one }) => {
    const isOther = likeness === 'close' || likeness === 'differs';
    return one.field === field && answerIds.includes(one.answer.id) && isOther && !isSettled;
  });
  const newest = open.toSorted((one, other) => other.answer.id - one.answer.id)[0];
  if (newest) return newest;
  throw fieldError('field', message('nothing_to_settle'));
}

/** Whether what was asked about has changed since. */
export function isAffected(one: Confirmation, before: Certificate['form'], after: Certificate['form']): boolean {
  const fields = [...(Object.keys(one.claimed) as AskedField[]), ...IDENTITY_FIELDS];
  const files = new Set(formFiles(after).map(({ id }) => id));
  return fields.some((field) => before[field] !== after[field]) || one.fileIds.some((id) => !files.has(id));
}

function byField(fields: readonly string[], code: 'field_unanswered' | 'right_value_needed'): DomainError {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, message(code)]));
  return new DomainError('invalid_input', Object.values(errors), { errors });
}
