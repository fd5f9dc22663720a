import type { CertificateForm, CertifiedField } from '../certificate/certificate.fields.js';
import type { FileId } from '../files/stored-file.js';
import type { ReasonTexts } from '../review/rejection-reason.js';
import { type CheckedGroup, type CheckName, checksOf, filesOf, groundsOf, remarkOn } from './checks.js';

export const VERDICTS = ['accepted', 'send_again', 'refused'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

export const CHECK_ANSWERS = ['match', 'differs', 'cannot_tell'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];
export type CheckAnswers = Readonly<Partial<Record<CheckName, CheckAnswer>>>;

/**
 * How the checks were answered: one by one; what was open at one stroke; or for all groups at once, by who approves.
 */
export const METHODS = ['each', 'as_one', 'stated'] as const;
export type VerdictMethod = (typeof METHODS)[number];

/** A saved reason as it read when it was chosen. */
export interface VerdictReason extends ReasonTexts {
  readonly id: number;
}

export interface SeenFile {
  readonly id: FileId;
  readonly sha256: string;
}

/** What a verdict is about. */
export interface Subject {
  /** Of the record. */
  readonly version: number;
  readonly files: readonly SeenFile[];
  /** The claimed values that the documents were compared with, and what the group rests on besides. */
  readonly values: Readonly<Partial<Record<CertifiedField, string | null>>>;
  readonly remark: string | null;
}

/** What an officer found of one group. Never changed: a newer one supersedes it. */
export interface Verdict extends Subject {
  readonly id: number;
  readonly certificateId: number;
  readonly group: CheckedGroup;
  readonly verdict: VerdictKind;
  readonly method: VerdictMethod;
  readonly answers: CheckAnswers;
  readonly reasons: readonly VerdictReason[];
  /** For the applicant. */
  readonly comment: string | null;
  /** Never leaves the back office. */
  readonly internalNote: string | null;
  readonly officerId: number;
  readonly at: Date;
}

export type NewVerdict = Omit<Verdict, 'id'>;

/** The SHA-256 of files by their ids. */
export type FileHashes = ReadonlyMap<FileId, string>;

/** What there is to be seen of a group now. */
export function subjectOf(form: CertificateForm, group: CheckedGroup, version: number, hashes: FileHashes): Subject {
  return {
    version,
    files: filesOf(form, group).map((id) => ({ id, sha256: hashes.get(id) ?? '' })),
    values: Object.fromEntries(groundsOf(group).map((field) => [field, form[field]])),
    remark: remarkOn(form, group),
  };
}

/** What is approved without verdicts is stated: the reviewer says of each group that everything matches. */
export function statedVerdicts(
  certificate: { readonly id: number; readonly version: number; readonly form: CertificateForm },
  groups: readonly CheckedGroup[],
  hashes: FileHashes,
  { officerId, at }: Pick<Verdict, 'officerId' | 'at'>,
): NewVerdict[] {
  return groups.map((group) => ({
    ...subjectOf(certificate.form, group, certificate.version, hashes),
    certificateId: certificate.id,
    group,
    verdict: 'accepted',
    method: 'stated',
    answers: Object.fromEntries(checksOf(group).map((check) => [check, 'match'])),
    reasons: [],
    comment: null,
    internalNote: null,
    officerId,
    at,
  }));
}
