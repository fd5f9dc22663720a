import { type Actor, isStudent, may, readsCertificates } from '../account/actor.js';
import { normaliseEmail } from '../account/email.js';
import { type Message, message } from '../messages/message.js';
import { dayOf } from '../shared/calendar.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import { readField, type TextRule } from '../shared/field-reader.js';
import { notFound } from '../shared/not-found.js';
import type { CheckedGroup } from '../verdict/checks.js';
import type { CertificateEvent } from './certificate.events.js';
import { CERTIFICATE_FIELDS, type CertificateForm, EMPTY_FORM } from './certificate.fields.js';
import { type FormReading, futureDays, missingFields } from './certificate.form.js';
import type { Certificate } from './certificate.js';
import { type CertificateAction, type CertificateStatus, decide, type Part } from './certificate.machine.js';

/** A record as it is to be stored. */
export type CertificateRecord = Omit<Certificate, 'id' | 'version'>;

export interface Outcome {
  readonly record: CertificateRecord;
  readonly events: readonly CertificateEvent[];
}

export interface ChangeContext {
  readonly actor: Actor;
  /** The owner that a record without one gets. */
  readonly ownerId: number | null;
  readonly now: Date;
}

/** What the actor is to a record; `null` stands for nobody signed in and for a record that does not exist yet. */
export function partOf(actor: Actor | null, record: Pick<Certificate, 'ownerId'> | null): Part {
  if (!actor) return 'stranger';
  if (isStudent(actor)) return record === null || record.ownerId === actor.userId ? 'owner' : 'stranger';
  if (may(actor, 'certificates.review')) return 'reviewer';
  return may(actor, 'certificates.read') ? 'reader' : 'stranger';
}

/** @throws DomainError `forbidden` for whoever does not see every certificate. */
export function requireReader(actor: Actor): void {
  if (!readsCertificates(actor)) throw new DomainError('forbidden', message('no_certificates_seen'));
}

/** @throws DomainError `not_found` for what is not there, and what is not the actor's to see. */
export function visible<C extends Pick<Certificate, 'ownerId'>>(actor: Actor, record: C | null | undefined): C {
  if (!record || partOf(actor, record) === 'stranger') throw notFound('Certificate');
  return record;
}

/**
 * @throws DomainError as `decide` does, then `invalid_input` for anything malformed. Nothing is required of a draft.
 */
export function saveDraft(current: Certificate | null, reading: FormReading, context: ChangeContext): Outcome {
  const status = authorise('save', current, context.actor);
  const form = accept(current, reading, context, () => ({}));
  return { record: { ...basis(current, context), form, status }, events: [{ type: 'saved' }] };
}

/** Drafts that a student may have at the same time. */
export const DRAFTS_MAX = 100;

/** Whether a student with so many drafts may have another. @throws DomainError `too_many_drafts`. */
export function refuseMoreDrafts(drafts: number): void {
  if (drafts >= DRAFTS_MAX) throw new DomainError('too_many_drafts', message('too_many_drafts', { max: DRAFTS_MAX }));
}

/** @throws DomainError as `decide` does, then `invalid_input` or `missing_fields`, with every field at once. */
export function applyFor(current: Certificate | null, reading: FormReading, context: ChangeContext): Outcome {
  const status = authorise('apply', current, context.actor);
  const form = accept(current, reading, context, missingFields);
  return {
    record: {
      ...basis(current, context),
      form,
      status,
      rejectReason: null,
      appliedAt: context.now,
      decidedAt: null,
      decidedBy: null,
    },
    events: [{ type: 'applied' }],
  };
}

/**
 * Verifies a record under `reportNumber`, with the form of `reading` or, where that is null, as it stands.
 * @throws DomainError as `applyFor` does.
 */
export function authenticate(
  current: Certificate | null,
  reading: FormReading | null,
  reportNumber: string,
  context: ChangeContext,
): Outcome {
  const status = authorise('authenticate', current, context.actor);
  const asItStands = { form: current?.form ?? EMPTY_FORM, errors: {} };
  const form = accept(current, reading ?? asItStands, context, missingFields);
  const record = basis(current, context);
  return {
    record: {
      ...record,
      form,
      status,
      reportNumber,
      rejectReason: null,
      appliedAt: record.appliedAt ?? context.now,
      decidedAt: context.now,
      decidedBy: context.actor.userId,
    },
    events: [{ type: 'verified', reportNumber }],
  };
}

/** What the applicant reads. */
export const REJECT_REASON = { kind: 'lines', label: 'reason for rejection', most: 2000 } as const satisfies TextRule;
const REASON_NEEDED = message('rejection_reason_needed');

export interface RejectionDraft {
  /** As it was sent. Where it is left out, what the groups' verdicts say is told. */
  readonly reason: unknown;
  /** Whose verdicts the rejection is made of, and their text; left out for a reason alone. */
  readonly marked?: { readonly groups: readonly CheckedGroup[]; readonly text: string } | null;
}

/**
 * @param errors what else is wrong with the request.
 * @throws DomainError as `decide` does, then `missing_fields` or `invalid_input` for a reason that is none, or for
 * `errors`.
 */
export function reject(
  current: Certificate,
  { reason, marked }: RejectionDraft,
  context: ChangeContext,
  errors: FieldErrors = {},
): Outcome {
  const status = authorise('reject', current, context.actor);
  const isComposed = marked && (isLeftOut(reason) || isBlank(reason));
  const rejectReason = isComposed ? unlessWrong(marked.text, errors) : readReason(reason, errors);
  const decided = { decidedAt: context.now, decidedBy: context.actor.userId };
  return {
    record: { ...basis(current, context), status, rejectReason, ...decided },
    events: [{ type: 'rejected', groups: marked?.groups ?? [] }],
  };
}

/** @throws DomainError as `decide` does where the actor may not remove the record. */
export function authoriseRemoval(current: Certificate, actor: Actor): void {
  decide('remove', partOf(actor, current), current.status);
}

function authorise(action: CertificateAction, current: Certificate | null, actor: Actor): CertificateStatus {
  const to = decide(action, partOf(actor, current), current?.status ?? 'new');
  if (to === 'gone') throw new Error(`${action} must not remove a record`);
  return to;
}

/** The record before the change, with its owner settled. A new one has no history. */
function basis(current: Certificate | null, { actor, ownerId, now }: ChangeContext): CertificateRecord {
  if (current) {
    const { id: _id, version: _version, ...record } = current;
    return { ...record, ownerId: current.ownerId ?? ownerId, updatedAt: now };
  }
  return {
    status: 'Unverified',
    ownerId: isStudent(actor) ? actor.userId : ownerId,
    createdBy: actor.userId,
    form: EMPTY_FORM,
    reportNumber: null,
    rejectReason: null,
    appliedAt: null,
    decidedAt: null,
    decidedBy: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The form to store. @throws DomainError with everything that is wrong with it. */
function accept(
  current: Certificate | null,
  reading: FormReading,
  { actor, now }: ChangeContext,
  missingIn: (form: CertificateForm) => FieldErrors,
): CertificateForm {
  const { form, errors } = isStudent(actor) ? lockEmail(current, reading, actor) : reading;
  const malformed = { ...futureDays(form, dayOf(now)), ...errors };
  const wrong = { ...missingIn(form), ...malformed };
  if (Object.keys(wrong).length === 0) return form;
  const reason = Object.keys(malformed).length > 0 ? 'invalid_input' : 'missing_fields';
  throw new DomainError(reason, summary(reason, wrong), { errors: wrong });
}

/** A student's form carries the account's email. The record's own, older one is no attempt to change it. */
function lockEmail(current: Certificate | null, { form, errors }: FormReading, actor: Actor): FormReading {
  const own = normaliseEmail(actor.email);
  const harmless = [null, own, current?.form.email];
  if (errors.email || harmless.includes(form.email)) return { form: { ...form, email: own }, errors };
  return { form, errors: { ...errors, email: message('email_of_account') } };
}

function summary(reason: 'invalid_input' | 'missing_fields', errors: FieldErrors): Message {
  const texts = Object.values(errors);
  if (texts.length === 1 && texts[0] !== undefined) return texts[0];
  const labels: string[] = Object.entries(CERTIFICATE_FIELDS).flatMap(([field, rule]) =>
    field in errors ? [rule.label] : [],
  );
  if (errors.version) labels.push('version');
  return message(reason === 'invalid_input' ? 'please_correct' : 'please_complete', { labels: labels.join(', ') });
}

function readReason(given: unknown, errors: FieldErrors): string {
  const refuse = (reason: 'missing_fields' | 'invalid_input', said: Message) =>
    new DomainError(reason, [said, ...Object.values(errors)], { errors: { rejectReason: said, ...errors } });
  if (isLeftOut(given)) throw refuse('missing_fields', REASON_NEEDED);
  if (typeof given !== 'string') throw refuse('invalid_input', REASON_NEEDED);
  const reading = readField(REJECT_REASON, given);
  if ('error' in reading) throw refuse('invalid_input', reading.error);
  if (typeof reading.value !== 'string') throw refuse('missing_fields', REASON_NEEDED);
  return unlessWrong(reading.value, errors);
}

const isLeftOut = (given: unknown) => given === undefined || given === null;
const isBlank = (given: unknown) => typeof given === 'string' && given.trim() === '';

function unlessWrong(reason: string, errors: FieldErrors): string {
  const texts = Object.values(errors);
  if (texts.length > 0) throw new DomainError('invalid_input', texts, { errors });
  return reason;
}
