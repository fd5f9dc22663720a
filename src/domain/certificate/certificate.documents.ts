import type { FileKind } from '../files/file-kind.js';

/** The five document groups of an application and how many files each may hold. */
export const DOCUMENT_GROUPS = ['passport', 'certificate', 'transcript', 'ministry', 'payment'] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number] & FileKind;

interface GroupRules {
  /** The form field that lists the files. */
  readonly files: 'passportPhotos' | 'certPhotos' | 'transcriptPhotos' | 'ministryPhotos' | 'paymentPhotos';
  /** The form field of the remark. */
  readonly remark: 'passportRemark' | 'certRemark' | 'transcriptRemark' | 'ministryRemark' | 'paymentRemark';
  readonly most: number;
  readonly label: string;
}

export const GROUP_RULES: Readonly<Record<DocumentGroup, GroupRules>> = {
  passport: { files: 'passportPhotos', remark: 'passportRemark', most: 15, label: 'Passport' },
  certificate: { files: 'certPhotos', remark: 'certRemark', most: 15, label: 'Certificate' },
  transcript: { files: 'transcriptPhotos', remark: 'transcriptRemark', most: 15, label: 'Transcript' },
  ministry: { files: 'ministryPhotos', remark: 'ministryRemark', most: 15, label: 'Ministry stamping' },
  payment: { files: 'paymentPhotos', remark: 'paymentRemark', most: 8, label: 'Proof of payment' },
};
