import { CERTIFIED_FIELDS, type CertificateForm, type CertifiedField } from '../certificate/certificate.fields.js';
import type { Certificate } from '../certificate/certificate.js';
import type { FileId } from '../files/stored-file.js';
import { comparisonKey } from '../shared/text.js';
import type { Evidence } from '../verdict/evidence.js';

export const REPORT_STATUSES = ['current', 'superseded', 'withdrawn'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The fields that a report certifies, as they were when it was issued. */
export type CertifiedFields = Pick<CertificateForm, CertifiedField>;

/** One edition of the report of a verified certificate. Its PDF exists once `renderedAt` is set. */
export interface Report {
  readonly id: number;
  readonly number: string;
  readonly certificateId: number;
  /** Counts from 1; a correction makes the next one under the same number. */
  readonly edition: number;
  readonly status: ReportStatus;
  readonly fields: CertifiedFields;
  readonly photo: FileId | null;
  readonly issuedAt: Date;
  /** What stood of the record when it was issued; `null` for one issued before that was kept. */
  readonly evidence: Evidence | null;
  /** When a correction put the next edition in its place. */
  readonly supersededAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Why it was withdrawn or corrected; whoever checks the number reads it. */
  readonly reason: string | null;
  readonly pdf: ReportPdf | null;
  /** Set when the holder erased their account: it can still be checked by its number, but no look-up finds it. */
  readonly erasedAt: Date | null;
}

/** What whoever checks the number reads of the edition that another one has followed without a correction. */
export const REISSUED = 'Issued anew with what is on record since. No particular was changed.';

export interface ReportPdf {
  readonly key: string;
  /** SHA-256 of the PDF, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly size: number;
  readonly renderedAt: Date;
  /**
   * When the review was decided, where this paper says that one decision accepts all; `null` for one that says what
   * stands, and for one of before.
   */
  readonly decidedAt: Date | null;
}

/** Counts the changes of an edition: it is issued, gets its PDF, and ends. */
export function reportVersion({ pdf, status }: Pick<Report, 'pdf' | 'status'>): number {
  return 1 + Number(pdf !== null) + Number(status !== 'current');
}

/** What an edition is called where it is handed out as a file, without the ending. */
export function editionName({ number, edition }: Pick<Report, 'number' | 'edition'>): string {
  return edition > 1 ? `${number}-${edition}` : number;
}

export type NewReport = Omit<Report, 'id' | 'pdf' | 'supersededAt' | 'withdrawnAt' | 'reason'>;

/** What a report of this form certifies. */
export function certifiedFields(form: CertificateForm): CertifiedFields {
  return Object.fromEntries(CERTIFIED_FIELDS.map((field) => [field, form[field]])) as CertifiedFields;
}

/** The first edition of the report of a certificate that has just been verified. */
export function issueReport(
  certificate: Certificate,
  number: string,
  now: Date,
  evidence: Evidence | null = null,
): NewReport {
  const form = certificate.form;
  return {
    number,
    certificateId: certificate.id,
    edition: 1,
    status: 'current',
    fields: certifiedFields(form),
    photo: form.avatar,
    issuedAt: now,
    evidence,
    erasedAt: null,
  };
}

/** Who a public look-up asks for. */
export interface Holder {
  readonly name: string;
  readonly passport: string;
  readonly birth: string;
}

/** Holders with the same key are the same: letter case and repeated blanks do not matter. */
export function holderKey(holder: Holder): string {
  return [holder.name, holder.passport, holder.birth].map(comparisonKey).join('\n');
}

/** A passport number for strangers: the last three characters at most, never more than a third of it. */
export function maskPassport(passport: string): string {
  const shown = Math.min(3, Math.floor(passport.length / 3));
  return '*'.repeat(passport.length - shown) + passport.slice(passport.length - shown);
}
