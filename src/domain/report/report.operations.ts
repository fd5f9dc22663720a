import { type Actor, may } from '../account/actor.js';
import { changedFields } from '../audit/audit-values.js';
import { readCorrections } from '../certificate/certificate.correction.js';
import type { CertificateEvent } from '../certificate/certificate.events.js';
import type { Certificate } from '../certificate/certificate.js';
import type { CertificateRecord } from '../certificate/certificate.operations.js';
import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import { readField, type TextRule } from '../shared/field-reader.js';
import {
  acceptedIn,
  type Evidence,
  evidenceAfter,
  evidenceOn,
  type OnRecord,
  touchedGroups,
} from '../verdict/evidence.js';
import { currentVerdicts, objectedGroups, requireAccepted } from '../verdict/standing.js';
import { certifiedFields, type NewReport, type Report } from './report.js';
import { refuseNotInForce } from './report.readiness.js';

export const REPORT_ACTIONS = ['withdraw', 'correct', 'reissue'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** What the actor may do with an edition now, for the screens; the operations authorise again. */
export function allowedReportActions(actor: Actor, report: Pick<Report, 'status'>): ReportAction[] {
  if (report.status !== 'current') return [];
  return [
    ...(may(actor, 'reports.withdraw') ? (['withdraw'] as const) : []),
    // Whoever corrects has the papers to compare with.
    ...(may(actor, 'reports.withdraw') && may(actor, 'certificates.read') ? (['correct'] as const) : []),
    ...(may(actor, 'certificates.review') ? (['reissue'] as const) : []),
  ];
}

/**
 * @throws DomainError as `refuseNotInForce` does, then `missing_fields` or `invalid_input` for a reason that is none.
 */
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
 * others rely on them; the new edition is as hidden from look-ups as the old one. Their documents are gone, so that
 * nobody can look at them again: the groups that the correction touches fall out.
 * @param report the newest edition.
 * @param onRecord what the new edition is made of.
 * @throws DomainError as `refuseNotInForce` does, then `missing_fields` or `invalid_input`, with everything that is
 * wrong, then `verdicts_missing` where nobody has accepted a group that the correction touches with the values as they
 * are to be, or one that the edition says was accepted is not any more.
 */
export function correctReport(
  certificate: Certificate,
  report: Report,
  { fields, reason, errors = {} }: CorrectionRequest,
  onRecord: OnRecord,
  now: Date,
): Correction {
  refuseNotInForce(report);
  const reading = readCorrections(fields, certificate.form, now);
  const malformed: FieldErrors = { ...reading.malformed, ...errors };
  const why = readReason(reason);
  const wrong = { ...reading.missing, ...malformed, ...('error' in why ? { reason: why.error } : {}) };
  if ('error' in why || Object.keys(wrong).length > 0) {
    const isMissing = Object.keys(malformed).length === 0 && (!('error' in why) || why.isMissing);
    throw refusal(wrong, isMissing);
  }
  if (changedFields(certificate.form, reading.form).length === 0) {
    throw refusal({ fields: message('nothing_changed') }, false);
  }
  const evidence = correctedEvidence(certificate.form, reading.form, report, onRecord);
  const { id: _id, version: _version, ...record } = certificate;
  const corrected = { ...certificate, form: reading.form };
  // An edition keeps the photo that it was issued with, whatever the record names, unless that is what was wrong.
  const photo = reading.form.avatar === certificate.form.avatar ? report.photo : reading.form.avatar;
  const edition = nextEdition(corrected, { ...report, photo }, evidence, now);
  return {
    record: { ...record, form: reading.form, updatedAt: now },
    superseded: { ...report, status: 'superseded', supersededAt: now, reason: why.value },
    edition,
    events: [{ type: 'corrected', reason: why.value, edition: edition.edition }],
  };
}

function correctedEvidence(
  before: Certificate['form'],
  after: Certificate['form'],
  report: Report,
  onRecord: OnRecord,
): Evidence | null {
  if (report.erasedAt) return report.evidence && evidenceAfter(before, after, report.evidence);
  const current = currentVerdicts(onRecord.verdicts, after, onRecord.hashes);
  const needed = [...touchedGroups(before, after), ...acceptedIn(report.evidence), ...objectedGroups(current)];
  requireAccepted(current, needed);
  return evidenceOn(after, onRecord);
}

/** The one that takes the place of an edition, under the same number. */
export function nextEdition(
  { form }: Pick<Certificate, 'form'>,
  { number, certificateId, edition, photo, erasedAt }: Report,
  evidence: Evidence | null,
  now: Date,
): NewReport {
  return {
    ...{ number, certificateId, edition: edition + 1, status: 'current', photo, evidence, erasedAt },
    fields: certifiedFields(form),
    issuedAt: now,
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

function refusal(errors: FieldErrors, isMissing: boolean): DomainError {
  return new DomainError(isMissing ? 'missing_fields' : 'invalid_input', Object.values(errors), { errors });
}
