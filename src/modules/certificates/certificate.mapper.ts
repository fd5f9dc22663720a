import { normaliseEmail } from '../../domain/account/email.js';
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type CertificateForm,
  type DocumentField,
  EMPTY_FORM,
  FIELD_NAMES,
  SUMMARY_FIELDS,
} from '../../domain/certificate/certificate.fields.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { type PortalName, portalName } from '../../domain/certificate/portal-names.js';
import { wordsBeside } from '../../domain/shared/search-terms.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { documentNumberKey } from '../../domain/shared/text.js';
import { NUMBER_KEY_MAX, nameKey } from '../../platform/db/columns.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import type { CertificateEntity, CertificateFileEntity } from './certificate.entity.js';
import type { CertificateWordEntity } from './certificate-word.entity.js';

/** `null` for a number that none can be compared with. */
export const numberKey = (number: string) => documentNumberKey(number).slice(0, NUMBER_KEY_MAX) || null;

const isFileList = (field: CertificateField) => CERTIFICATE_FIELDS[field].kind === 'files';
/** The form fields that list files, which are rows of their own. */
const FILE_LISTS = FIELD_NAMES.filter(isFileList) as FileListField[];
type FileListField = {
  [F in CertificateField]: (typeof CERTIFICATE_FIELDS)[F]['kind'] extends 'files' ? F : never;
}[CertificateField];

/** What a record is read from; the rest is for finding and sorting. */
export type RecordRow = Omit<
  CertificateEntity,
  'name_key' | 'university_key' | 'email_key' | 'passport_key' | 'cert_no_key' | 'assigned_to' | 'rejection_reason_id'
>;

/** A field of the form beside its column. */
const columnsOf = (fields: readonly CertificateField[]) =>
  fields
    .filter((field) => !isFileList(field))
    .map((field) => ({ field, column: portalName(field) as keyof RecordRow }));
const SUMMARY_FORM = columnsOf(SUMMARY_FIELDS);
const WHOLE_FORM = columnsOf(FIELD_NAMES);
const EMPTY_SUMMARY = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, EMPTY_FORM[field]]));

const OWN_COLUMNS = [
  'id',
  'version',
  'status',
  'owner_id',
  'created_by',
  'report_number',
  'reject_reason',
  'applied_at',
  'decided_at',
  'decided_by',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof RecordRow)[];

/** What lists select: everything but the documents. */
export const SUMMARY_COLUMNS = [...OWN_COLUMNS, ...SUMMARY_FORM.map(({ column }) => column)];

export type SummaryRow = Omit<RecordRow, PortalName<DocumentField>>;

export function toSummary(row: SummaryRow): CertificateSummary {
  return { ...ownFields(row), form: formOf<CertificateSummary['form']>(EMPTY_SUMMARY, SUMMARY_FORM, row) };
}

function ownFields(row: Pick<RecordRow, (typeof OWN_COLUMNS)[number]>) {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    ownerId: row.owner_id,
    createdBy: row.created_by,
    reportNumber: row.report_number,
    rejectReason: row.reject_reason,
    appliedAt: toDateOrNull(row.applied_at),
    decidedAt: toDateOrNull(row.decided_at),
    decidedBy: row.decided_by,
    createdAt: toDate(row.created_at),
    updatedAt: toDate(row.updated_at),
  };
}

/** A copy of one with all names, for the reason that `formAnswer` gives. */
function formOf<Form>(empty: object, columns: typeof WHOLE_FORM, row: Partial<RecordRow>): Form {
  const form: Record<string, unknown> = { ...empty };
  for (const { field, column } of columns) form[field] = row[column];
  return form as Form;
}

/** The columns of a whole record, without its files; the photo is among them. */
export const RECORD_COLUMNS = [...OWN_COLUMNS, ...WHOLE_FORM.map(({ column }) => column)];

/** A row of what `RECORD` selects. The files come in any order; `null` stands for none. */
export interface WholeRow extends RecordRow {
  files: string | null;
}

export function toCertificate(row: WholeRow): Certificate {
  const files = filesOf(row.files);
  const form = formOf<Record<FileListField, string[]>>(EMPTY_FORM, WHOLE_FORM, row);
  for (const field of FILE_LISTS) form[field] = Object.values(files.get(field) ?? []);
  return { ...ownFields(row), form: form as unknown as CertificateForm };
}

function filesOf(listed: string | null): ReadonlyMap<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of listed?.split(',') ?? []) {
    const [field = '', position = '', id = ''] = file.split(' ');
    const ids = files.get(field) ?? [];
    ids[Number(position)] = id;
    files.set(field, ids);
  }
  return files;
}

export function toCertificateRow(
  certificate: Omit<Certificate, 'id'>,
): Omit<CertificateEntity, 'id' | 'assigned_to' | 'rejection_reason_id'> {
  const form = certificate.form;
  const columns = Object.fromEntries(WHOLE_FORM.map(({ field, column }) => [column, form[field]]));
  return {
    ...(columns as Pick<CertificateEntity, PortalName<Exclude<CertificateField, FileListField>>>),
    version: certificate.version,
    status: certificate.status,
    owner_id: certificate.ownerId,
    created_by: certificate.createdBy,
    name_key: form.name === null ? null : nameKey(form.name),
    email_key: form.email === null ? null : normaliseEmail(form.email),
    passport_key: form.passport === null ? null : numberKey(form.passport),
    university_key: form.university === null ? null : nameKey(form.university),
    cert_no_key: form.certNo === null ? null : numberKey(form.certNo),
    report_number: certificate.reportNumber,
    reject_reason: certificate.rejectReason,
    applied_at: toMoment(certificate.appliedAt),
    decided_at: toMoment(certificate.decidedAt),
    decided_by: certificate.decidedBy,
    created_at: certificate.createdAt.getTime(),
    updated_at: certificate.updatedAt.getTime(),
  };
}

export function toFileRows(certificateId: number, form: CertificateForm): CertificateFileEntity[] {
  const rows = (field: string, ids: readonly string[]) =>
    ids.map((id, position) => ({ certificate_id: certificateId, field, position, file_id: id }));
  return [
    ...rows('avatar', form.avatar === null ? [] : [form.avatar]),
    ...FILE_LISTS.flatMap((field) => rows(field, form[field])),
  ];
}

/** What a record is found by. */
/** A record is found by words of the name and by others beside it. */
export function toWordRows(
  certificateId: number,
  { form, reportNumber }: Pick<Certificate, 'form' | 'reportNumber'>,
): CertificateWordEntity[] {
  const { name, email, university } = form;
  const words = [...indexWords(name ?? ''), ...wordsBeside([email, university, reportNumber])];
  return words.map((word) => ({ word, certificate_id: certificateId }));
}
