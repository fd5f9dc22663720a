import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type CsvColumn, type CsvValue, csvLine } from '../../http/csv.js';

type FormValue = Exclude<keyof CertificateSummary['form'], 'avatar'>;

const FORM_COLUMNS = [
  'type',
  'name',
  'gender',
  'email',
  'birth',
  'nationality',
  'passport',
  'university',
  'major',
  'forms',
  'level',
  'academyStatus',
  'barcode',
  'certNo',
  'principalName',
  'note',
  'startTime',
  'endTime',
  'ministryStampingTime',
  'awardingTime',
] as const satisfies readonly FormValue[];

const column = (title: string, value: (record: CertificateSummary) => CsvValue): CsvColumn<CertificateSummary> => ({
  title,
  value,
});

/** A certificate as a line of a table: everything but the documents, under the names of the resource. */
export const CERTIFICATE_COLUMNS: readonly CsvColumn<CertificateSummary>[] = [
  column('id', ({ id }) => id),
  column('status', ({ status }) => status),
  column('ownerId', ({ ownerId }) => ownerId),
  ...FORM_COLUMNS.map((field) => column(field, ({ form }) => form[field])),
  column('reportNumber', ({ reportNumber }) => reportNumber),
  column('rejectReason', ({ rejectReason }) => rejectReason),
  column('appliedAt', ({ appliedAt }) => appliedAt),
  column('decidedAt', ({ decidedAt }) => decidedAt),
  column('decidedBy', ({ decidedBy }) => decidedBy),
  column('createdAt', ({ createdAt }) => createdAt),
  column('updatedAt', ({ updatedAt }) => updatedAt),
];

const TITLES = CERTIFICATE_COLUMNS.map(({ title }) => title);

const LINE: Readonly<Record<string, CsvValue>> = {
  id: 4711,
  status: 'Verified',
  ownerId: 17,
  type: 'verification',
  name: '王小明',
  gender: 'Male',
  email: 'mei@example.com',
  birth: '2001-04-30',
  university: 'Universiti Malaya',
  reportNumber: 'MYV-7K2QM-9T4XB-3HD8E',
};

/** The beginning of such a table, as an example. */
export const CERTIFICATE_CSV = csvLine(TITLES) + csvLine(TITLES.map((title) => LINE[title] ?? null));
