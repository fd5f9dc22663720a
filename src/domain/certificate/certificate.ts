import type { CertificateForm, SummaryField } from './certificate.fields.js';
import type { CertificateStatus } from './certificate.machine.js';

export interface Certificate {
  readonly id: number;
  /** Counts the saves from 1; a change must name the version it is based on. */
  readonly version: number;
  readonly status: CertificateStatus;
  /** The student it belongs to; `null` until a student registers the form's email. */
  readonly ownerId: number | null;
  readonly createdBy: number;
  readonly form: CertificateForm;
  readonly reportNumber: string | null;
  readonly rejectReason: string | null;
  readonly appliedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What lists show: everything but the document groups. */
export type CertificateSummary = Omit<Certificate, 'form'> & {
  readonly form: Pick<CertificateForm, SummaryField>;
};
