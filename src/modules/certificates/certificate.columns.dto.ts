import { CERTIFICATE_FIELDS, SUMMARY_FIELDS } from '../../domain/certificate/certificate.fields.js';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type CsvValue, csvLine } from '../../domain/shared/csv.js';
import type { CsvColumn } from '../../platform/http/csv.js';

/** What a table holds of the form: everything but the documents and the photo. */
const FORM_COLUMNS = SUMMARY_FIELDS.filter((field) => CERTIFICATE_FIELDS[field].kind !== 'file');

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
