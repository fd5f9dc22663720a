import { normaliseEmail } from '../../domain/account/email.js';
import type { Certificate, CertificateForm, CertificateSummary } from '../../domain/certificate/certificate.js';
import { documentNumberKey } from '../../domain/shared/text.js';
import { nameKey } from './catalog-list.js';
import type { CertificateFileRow, CertificateRow } from './entities/certificate.entity.js';
import { NUMBER_KEY_MAX } from './entities/columns.js';
import { toDate, toDateOrNull, toMoment } from './moments.js';

/** `null` for a number that none can be compared with. */
export const numberKey = (number: string) => documentNumberKey(number).slice(0, NUMBER_KEY_MAX) || null;

/** The form fields that list files. */
const FILE_LISTS = ['passportPhotos', 'certPhotos', 'transcriptPhotos', 'ministryPhotos', 'paymentPhotos'] as const;

/** What a record is read from; the rest is for finding and sorting. */
export type RecordRow = Omit<
  CertificateRow,
  'name_key' | 'university_key' | 'email_key' | 'passport_key' | 'cert_no_key'
>;

export const REMARK_COLUMNS = [
  'passport_remark',
  'cert_remark',
  'transcript_remark',
  'ministry_remark',
  'payment_remark',
] as const satisfies readonly (keyof RecordRow)[];

export type SummaryRow = Omit<RecordRow, (typeof REMARK_COLUMNS)[number]>;

/** What lists select: everything but the documents. */
export const SUMMARY_COLUMNS = [
  'id',
  'version',
  'status',
  'owner_id',
  'created_by',
  'type',
  'name',
  'gender',
  'email',
  'birth',
  'nationality',
  'passport',
  'avatar',
  'university',
  'major',
  'forms',
  'level',
  'academy_status',
  'barcode',
  'cert_no',
  'principal_name',
  'note',
  'start_time',
  'end_time',
  'ministry_stamping_time',
  'awarding_time',
  'report_number',
  'reject_reason',
  'applied_at',
  'decided_at',
  'decided_by',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SummaryRow)[];

export function toSummary(row: SummaryRow): CertificateSummary {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    ownerId: row.owner_id,
    createdBy: row.created_by,
    form: {
      type: row.type,
      name: row.name,
      gender: row.gender,
      email: row.email,
      birth: row.birth,
      nationality: row.nationality,
      passport: row.passport,
      avatar: row.avatar,
      university: row.university,
      major: row.major,
      forms: row.forms,
      level: row.level,
      academyStatus: row.academy_status,
      barcode: row.barcode,
      certNo: row.cert_no,
      principalName: row.principal_name,
      note: row.note,
      startTime: row.start_time,
      endTime: row.end_time,
      ministryStampingTime: row.ministry_stamping_time,
      awardingTime: row.awarding_time,
    },
    reportNumber: row.report_number,
    rejectReason: row.reject_reason,
    appliedAt: toDateOrNull(row.applied_at),
    decidedAt: toDateOrNull(row.decided_at),
    decidedBy: row.decided_by,
    createdAt: toDate(row.created_at),
    updatedAt: toDate(row.updated_at),
  };
}

/**
 * What a whole record `t` is read from: its columns, and all its files in one text, which is read faster than as many rows. The photo
 * is among the columns.
 */
export const RECORD = `${[...SUMMARY_COLUMNS, ...REMARK_COLUMNS].map((name) => `t.${name}`).join(', ')},
  (SELECT GROUP_CONCAT(CONCAT(f.field, ' ', f.position, ' ', f.file_id)) FROM certificate_files f
    WHERE f.certificate_id = t.id AND f.field <> 'avatar') AS files`;

/** A row of what `RECORD` selects. The files come in any order; `null` stands for none. */
export interface WholeRow extends RecordRow {
  files: string | null;
}

/** Spelled out, not spread from a summary: for a page of a list that was most of what it costs. */
export function toCertificate(row: WholeRow): Certificate {
  const files = filesOf(row.files);
  const named = (field: string) => Object.values(files.get(field) ?? []);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    ownerId: row.owner_id,
    createdBy: row.created_by,
    form: {
      type: row.type,
      name: row.name,
      gender: row.gender,
      email: row.email,
      birth: row.birth,
      nationality: row.nationality,
      passport: row.passport,
      avatar: row.avatar,
      university: row.university,
      major: row.major,
      forms: row.forms,
      level: row.level,
      academyStatus: row.academy_status,
      barcode: row.barcode,
      certNo: row.cert_no,
      principalName: row.principal_name,
      note: row.note,
      startTime: row.start_time,
      endTime: row.end_time,
      ministryStampingTime: row.ministry_stamping_time,
      awardingTime: row.awarding_time,
      passportPhotos: named('passportPhotos'),
      certPhotos: named('certPhotos'),
      transcriptPhotos: named('transcriptPhotos'),
      ministryPhotos: named('ministryPhotos'),
      paymentPhotos: named('paymentPhotos'),
      passportRemark: row.passport_remark,
      certRemark: row.cert_remark,
      transcriptRemark: row.transcript_remark,
      ministryRemark: row.ministry_remark,
      paymentRemark: row.payment_remark,
    },
    reportNumber: row.report_number,
    rejectReason: row.reject_reason,
    appliedAt: toDateOrNull(row.applied_at),
    decidedAt: toDateOrNull(row.decided_at),
    decidedBy: row.decided_by,
    createdAt: toDate(row.created_at),
    updatedAt: toDate(row.updated_at),
  };
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

export function toCertificateRow(certificate: Omit<Certificate, 'id'>): Omit<CertificateRow, 'id'> {
  const form = certificate.form;
  return {
    version: certificate.version,
    status: certificate.status,
    owner_id: certificate.ownerId,
    created_by: certificate.createdBy,
    type: form.type,
    name: form.name,
    name_key: form.name === null ? null : nameKey(form.name),
    gender: form.gender,
    email: form.email,
    email_key: form.email === null ? null : normaliseEmail(form.email),
    birth: form.birth,
    nationality: form.nationality,
    passport: form.passport,
    passport_key: form.passport === null ? null : numberKey(form.passport),
    avatar: form.avatar,
    university: form.university,
    university_key: form.university === null ? null : nameKey(form.university),
    major: form.major,
    forms: form.forms,
    level: form.level,
    academy_status: form.academyStatus,
    barcode: form.barcode,
    cert_no: form.certNo,
    cert_no_key: form.certNo === null ? null : numberKey(form.certNo),
    principal_name: form.principalName,
    note: form.note,
    start_time: form.startTime,
    end_time: form.endTime,
    ministry_stamping_time: form.ministryStampingTime,
    awarding_time: form.awardingTime,
    passport_remark: form.passportRemark,
    cert_remark: form.certRemark,
    transcript_remark: form.transcriptRemark,
    ministry_remark: form.ministryRemark,
    payment_remark: form.paymentRemark,
    report_number: certificate.reportNumber,
    reject_reason: certificate.rejectReason,
    applied_at: toMoment(certificate.appliedAt),
    decided_at: toMoment(certificate.decidedAt),
    decided_by: certificate.decidedBy,
    created_at: certificate.createdAt.getTime(),
    updated_at: certificate.updatedAt.getTime(),
  };
}

export function toFileRows(certificateId: number, form: CertificateForm): CertificateFileRow[] {
  const rows = (field: string, ids: readonly string[]) =>
    ids.map((id, position) => ({ certificate_id: certificateId, field, position, file_id: id }));
  return [
    ...rows('avatar', form.avatar === null ? [] : [form.avatar]),
    ...FILE_LISTS.flatMap((field) => rows(field, form[field])),
  ];
}
