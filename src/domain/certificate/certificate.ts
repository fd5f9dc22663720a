import type { Gender } from '../account/user.js';
import type { FileId } from '../files/stored-file.js';
import type { Day } from '../shared/calendar.js';
import type { CertificateStatus } from './certificate.machine.js';

export const STUDY_FORMS = ['Distance Learning', 'Full Time', 'Part Time'] as const;
export type StudyForm = (typeof STUDY_FORMS)[number];

export const LEVELS = ['High School', 'Diploma', 'Degree', 'Master', 'Doctor of Philosophy', 'Others'] as const;
export type Level = (typeof LEVELS)[number];

export const CERTIFICATE_TYPES = ['verification', 'stamping'] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];

/** What an applicant fills in. An empty field is `null`, an empty list `[]`. */
export interface CertificateForm {
  readonly type: CertificateType;
  readonly name: string | null;
  readonly gender: Gender | null;
  readonly email: string | null;
  readonly birth: Day | null;
  readonly nationality: string | null;
  readonly passport: string | null;
  /** The applicant's photo. */
  readonly avatar: FileId | null;
  /** The degree-conferring unit, as printed on the certificate. */
  readonly university: string | null;
  readonly major: string | null;
  readonly forms: StudyForm | null;
  readonly level: Level | null;
  readonly academyStatus: string | null;
  readonly barcode: string | null;
  readonly certNo: string | null;
  readonly principalName: string | null;
  readonly note: string | null;
  readonly startTime: Day | null;
  readonly endTime: Day | null;
  readonly ministryStampingTime: Day | null;
  readonly awardingTime: Day | null;
  readonly passportPhotos: readonly FileId[];
  readonly certPhotos: readonly FileId[];
  readonly transcriptPhotos: readonly FileId[];
  readonly ministryPhotos: readonly FileId[];
  readonly paymentPhotos: readonly FileId[];
  readonly passportRemark: string | null;
  readonly certRemark: string | null;
  readonly transcriptRemark: string | null;
  readonly ministryRemark: string | null;
  readonly paymentRemark: string | null;
}

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
  readonly form: Omit<CertificateForm, DocumentField>;
};

type DocumentField =
  | 'passportPhotos'
  | 'certPhotos'
  | 'transcriptPhotos'
  | 'ministryPhotos'
  | 'paymentPhotos'
  | 'passportRemark'
  | 'certRemark'
  | 'transcriptRemark'
  | 'ministryRemark'
  | 'paymentRemark';
