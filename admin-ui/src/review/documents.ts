import type { CertificateDetail } from '../api/records';

/** The photo and the five document groups, in the order in which they are checked. */
export const GROUPS = [
  'avatar',
  'passportPhotos',
  'certPhotos',
  'transcriptPhotos',
  'ministryPhotos',
  'paymentPhotos',
] as const;
export type Group = (typeof GROUPS)[number];

const REMARKS = {
  passportPhotos: 'passportRemark',
  certPhotos: 'certRemark',
  transcriptPhotos: 'transcriptRemark',
  ministryPhotos: 'ministryRemark',
  paymentPhotos: 'paymentRemark',
} as const;

export interface ReviewDocument {
  readonly group: Group;
  /** Place within its group, from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
  readonly url: string;
}

/** Every document of a record, one after the other. */
export function documentsOf(record: CertificateDetail): ReviewDocument[] {
  return GROUPS.flatMap((group) => {
    const urls = group === 'avatar' ? [record.avatar ?? ''].filter(Boolean) : (record[group] ?? []);
    return urls.map((url, at) => ({ group, place: at + 1, of: urls.length, url }));
  });
}

/** What the applicant wrote beside a group. */
export function remarkOn(record: CertificateDetail, group: Group): string | null {
  return group === 'avatar' ? null : record[REMARKS[group]] || null;
}

/** The fields beside the documents, in the order of the form. */
export const CLAIMED_FIELDS = [
  'name',
  'gender',
  'birth',
  'nationality',
  'passport',
  'email',
  'university',
  'major',
  'level',
  'forms',
  'certNo',
  'academyStatus',
  'principalName',
  'barcode',
  'startTime',
  'endTime',
  'ministryStampingTime',
  'awardingTime',
  'note',
] as const satisfies readonly (keyof CertificateDetail)[];
