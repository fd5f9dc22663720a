import { type Actor, may } from '../account/actor.js';
import { changedFields } from '../audit/audit-values.js';
import type { CertificateEvent } from '../certificate/certificate.events.js';
import { CORRECTABLE_FIELDS } from '../certificate/certificate.fields.js';
import { futureDays, missingFields, readForm } from '../certificate/certificate.form.js';
import type { Certificate } from '../certificate/certificate.js';
import type { CertificateRecord } from '../certificate/certificate.operations.js';
import { type Message, message } from '../messages/message.js';
import { dayOf } from '../shared/calendar.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import { readField, type TextRule } from '../shared/field-reader.js';
import { evidenceAfter } from '../verdict/evidence.js';
import { certifiedFields, type NewReport, type Report } from './report.js';
import { refuseNotInForce } from './report.readiness.js';

export const REPORT_ACTIONS = ['withdraw', 'correct'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** What the actor may do with an edition now, for the screens; the operations authorise again. */
export function allowedReportActions(actor: Actor, report: Pick<Report, 'status'>): ReportAction[] {
  return may(actor, 'reports.withdraw') && report.status === 'current' ? [...REPORT_ACTIONS] : [];
}

/** @throws DomainError as `refuseNotInForce` does, then `missing_fields` or `invalid_input` for a reason that is none. */
export function withdrawReport(report: Report, reason: unknown, now: Date): Report {
  refuseNotInForce(report);
  const reading = readReason(reason);
  if ('error' in reading) throw refusal({ reason: reading.error }, reading.isMissing);
  return { ...report, status: 'withdrawn', withdrawnAt: now, reason: reading.value };
}

export interface CorrectionRequest {
  /** The corrected fields, in the names of the domain; what is left out stays. */
  readonly fields: unknown;
  readonly reason: unknown;
  /** What else is wrong with the request. */
  readonly errors?: FieldErrors;
}

export interface Correction {
  /** The certificate with the corrected fields, still verified. */
  readonly record: CertificateRecord;
  /** The edition that was in force. */
  readonly superseded: Report;
  /** The one that takes its place, under the same number. */
  readonly edition: NewReport;
  readonly events: readonly CertificateEvent[];
}

/**
 * Corrects what the report of a verified certificate says. The reports of erased accounts can be corrected as well, for
 * others rely on them; the new edition is as hidden from look-ups as the old one.
 * @param report the newest edition.
 * @throws DomainError as `refuseNotInForce` does, then `missing_fields` or `invalid_input`, with everything that is wrong.
 */
export function correctReport(
  certificate: Certificate,
  report: Report,
  { fields, reason, errors = {} }: CorrectionRequest,
  now: Date,
): Correction {
  refuseNotInForce(report);
  const reading = readForm(correctable(fields), certificate.form);
  const missing = only(missingFields(reading.form), CORRECTABLE_FIELDS);
  const future = only(futureDays(reading.form, dayOf(now)), CORRECTABLE_FIELDS);
  const malformed: FieldErrors = { ...unknownFields(fields), ...future, ...reading.errors, ...errors };
  const why = readReason(reason);
  const wrong = { ...missing, ...malformed, ...('error' in why ? { reason: why.error } : {}) };
  if ('error' in why || Object.keys(wrong).length > 0) {
    const isMissing = Object.keys(malformed).length === 0 && (!('error' in why) || why.isMissing);
    throw refusal(wrong, isMissing);
  }
  if (changedFields(certificate.form, reading.form).length === 0) {
    throw refusal({ fields: message('nothing_changed') }, false);
  }
  const { id: _id, version: _version, ...record } = certificate;
  const edition = report.edition + 1;
  return {
    record: { ...record, form: reading.form, updatedAt: now },
    superseded: { ...report, status: 'superseded', supersededAt: now, reason: why.value },
    edition: {
      number: report.number,
      certificateId: report.certificateId,
      edition,
      status: 'current',
      fields: certifiedFields(reading.form),
      photo: report.photo,
      issuedAt: now,
      // One that follows an edition of before knows no more than that.
      evidence: report.evidence && evidenceAfter(certificate.form, reading.form, report.evidence),
      erasedAt: report.erasedAt,
    },
    events: [{ type: 'corrected', reason: why.value, edition }],
  };
}

/** Why a report was withdrawn or corrected; it is public. */
export const REPORT_REASON = { kind: 'lines', label: 'reason', most: 2000 } as const satisfies TextRule;
const REASON_NEEDED = message('reason_needed');

function readReason(
  given: unknown,
): { readonly value: string } | { readonly error: Message; readonly isMissing: boolean } {
  if (given === undefined || given === null) return { error: REASON_NEEDED, isMissing: true };
  const reading = readField(REPORT_REASON, given);
  if ('error' in reading) return { error: reading.error, isMissing: false };
  return typeof reading.value === 'string' ? { value: reading.value } : { error: REASON_NEEDED, isMissing: true };
}

function isFields(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function correctable(given: unknown): Readonly<Record<string, unknown>> {
  return isFields(given) ? only(given, CORRECTABLE_FIELDS) : {};
}

/** A field that is not certified would be dropped in silence otherwise. */
function unknownFields(given: unknown): FieldErrors {
  if (!isFields(given)) return { fields: message('correction_needed') };
  const names: readonly string[] = CORRECTABLE_FIELDS;
  const others = Object.keys(given).filter((name) => !names.includes(name));
  return others.length === 0
    ? {}
    : { fields: message('not_correctable', { fields: others.slice(0, 5).join(', ').slice(0, 200) }) };
}

function only<V>(values: Readonly<Record<string, V>>, names: readonly string[]): Record<string, V> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function refusal(errors: FieldErrors, isMissing: boolean): DomainError {
  return new DomainError(isMissing ? 'missing_fields' : 'invalid_input', Object.values(errors), { errors });
}
