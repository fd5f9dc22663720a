import { readCorrections } from '../certificate/certificate.correction.js';
import type { CertificateForm } from '../certificate/certificate.fields.js';
import type { Certificate } from '../certificate/certificate.js';
import { type Message, message } from '../messages/message.js';
import { DomainError, type FieldErrors } from '../shared/domain-error.js';
import type { TextRule } from '../shared/field-reader.js';
import { type CheckedGroup, type CheckName, checksOf, filesOf } from './checks.js';
import {
  CHECK_ANSWERS,
  type CheckAnswer,
  type CheckAnswers,
  type FileHashes,
  type NewVerdict,
  subjectOf,
  type Verdict,
  type VerdictKind,
  type VerdictReason,
} from './verdict.js';

export const MOST_REASONS = 5;
const text = (label: string) => ({ kind: 'lines', label, most: 2000 }) as const;
export const VERDICT_TEXTS = {
  comment: text('comment'),
  internalNote: text('internal note'),
} as const satisfies Readonly<Record<string, TextRule>>;

/** What an officer says of a group. */
export interface VerdictDraft {
  readonly group: CheckedGroup;
  readonly verdict: VerdictKind;
  readonly answers: CheckAnswers;
  /** What is not answered matches. */
  readonly asOne: boolean;
  readonly reasons: readonly VerdictReason[];
  readonly comment: string | null;
  readonly internalNote: string | null;
  /**
   * Of a verified record: the values that its report is to say instead, none for those that it says; `null` of any
   * other.
   */
  readonly corrections: unknown;
}

/**
 * A verdict on a group of the record as it is, or as its report is to be corrected.
 * @param errors what else is wrong with the request.
 * @throws DomainError `certificate_verified` for what is decided for good, then `invalid_input` with everything that is
 * wrong.
 */
export function recordVerdict(
  found: Certificate,
  draft: VerdictDraft,
  hashes: FileHashes,
  { officerId, at }: Pick<Verdict, 'officerId' | 'at'>,
  errors: FieldErrors = {},
): NewVerdict {
  if (found.status === 'Verified' && draft.corrections === null) {
    throw new DomainError('certificate_verified', message('nothing_to_decide'));
  }
  const { group, verdict, asOne, reasons, comment, internalNote } = draft;
  const corrected = readCorrected(found, draft.corrections, at);
  const certificate = { ...found, form: corrected.form };
  const answers = asOne ? answeredAsOne(group, draft.answers) : draft.answers;
  const wrong = { ...problems(certificate, draft, answers), ...corrected.errors, ...errors };
  if (Object.keys(wrong).length > 0) {
    throw new DomainError('invalid_input', Object.values(wrong), { errors: wrong });
  }
  return {
    ...subjectOf(certificate.form, group, certificate.version, hashes),
    certificateId: certificate.id,
    group,
    verdict,
    method: asOne ? 'as_one' : 'each',
    answers,
    reasons,
    comment,
    internalNote,
    officerId,
    at,
  };
}

/** The form that a verdict is on, and what is wrong with its corrections. */
export function readCorrected(
  { form, status }: Pick<Certificate, 'form' | 'status'>,
  corrections: unknown,
  now: Date,
): { readonly form: CertificateForm; readonly errors: FieldErrors } {
  if (corrections === null) return { form, errors: {} };
  if (status !== 'Verified') return { form, errors: { corrections: message('corrections_of_verified') } };
  const { missing, malformed, ...read } = readCorrections(corrections, form, now);
  return { form: read.form, errors: { ...missing, ...malformed } };
}

function answeredAsOne(group: CheckedGroup, answers: CheckAnswers): CheckAnswers {
  const open = Object.fromEntries(checksOf(group).map((check) => [check, 'match' as const]));
  return { ...open, ...answers };
}

function problems(certificate: Certificate, draft: VerdictDraft, answers: CheckAnswers): FieldErrors {
  const { group, verdict, reasons, comment } = draft;
  const names: readonly string[] = checksOf(group);
  const foreign = Object.keys(answers).filter((check) => !names.includes(check));
  if (foreign.length > 0) return { answers: message('checks_of_other_group', { checks: foreign.join(', ') }) };
  if (verdict !== 'accepted') {
    return reasons.length > 0 || comment !== null ? {} : { comment: message('verdict_reason_needed') };
  }
  if (filesOf(certificate.form, group).length === 0) return { group: message('nothing_to_accept') };
  const open = checksOf(group).filter((check) => !answers[check]);
  if (open.length > 0) return { answers: message('checks_unanswered', { checks: open.join(', ') }) };
  const differing = checksOf(group).filter((check) => answers[check] === 'differs');
  return differing.length > 0 ? { answers: message('checks_differ', { checks: differing.join(', ') }) } : {};
}

/** What is wrong with answers as they were sent, or `null`. */
export function answersProblem(given: unknown): Message | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) return message('json_object_needed', { name: 'answers' });
  const known: readonly unknown[] = CHECK_ANSWERS;
  if (Object.values(given).every((answer) => known.includes(answer))) return null;
  return message('one_of_needed', { name: 'answers', choices: CHECK_ANSWERS.join(', ') });
}

/** Answers that `answersProblem` has passed. */
export function readAnswers(given: unknown): CheckAnswers {
  return { ...(given as Partial<Record<CheckName, CheckAnswer>> | null | undefined) };
}
