import { EntitySchema } from 'typeorm';
import type { Gender } from '../../domain/account/user.js';
import { type CertificateType, type Level, type StudyForm } from '../../domain/certificate/certificate.fields.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import {
  day,
  fileId,
  moment,
  NAME_KEY_MAX,
  NUMBER_KEY_MAX,
  nullable,
  primary,
  serial,
  varchar,
  whole,
} from '../../platform/db/columns.js';

export interface CertificateRow {
  id: number;
  version: number;
  status: CertificateStatus;
  owner_id: number | null;
  created_by: number;
  type: CertificateType;
  name: string | null;
  /** `name` in comparable form, for sorting. */
  name_key: string | null;
  gender: Gender | null;
  email: string | null;
  /** `email` in lower case: what a new student's address is compared with. */
  email_key: string | null;
  birth: string | null;
  nationality: string | null;
  passport: string | null;
  /** `passport` in comparable form, for finding; `null` where there is no letter and no digit in it. */
  passport_key: string | null;
  /** Also a row of `certificate_files`, so that all uses of a file are found in one place. */
  avatar: string | null;
  university: string | null;
  /** `university` in comparable form, for sorting and searching. */
  university_key: string | null;
  major: string | null;
  forms: StudyForm | null;
  level: Level | null;
  academy_status: string | null;
  barcode: string | null;
  cert_no: string | null;
  /** `cert_no` in comparable form, for finding. */
  cert_no_key: string | null;
  principal_name: string | null;
  note: string | null;
  start_time: string | null;
  end_time: string | null;
  ministry_stamping_time: string | null;
  awarding_time: string | null;
  passport_remark: string | null;
  cert_remark: string | null;
  transcript_remark: string | null;
  ministry_remark: string | null;
  payment_remark: string | null;
  report_number: string | null;
  reject_reason: string | null;
  applied_at: number | null;
  decided_at: number | null;
  decided_by: number | null;
  created_at: number;
  updated_at: number;
}

export const CertificateEntity = new EntitySchema<CertificateRow>({
  name: 'certificate',
  tableName: 'certificates',
  columns: {
    id: serial,
    version: whole,
    status: varchar(10),
    owner_id: nullable(whole),
    created_by: whole,
    type: varchar(20),
    name: nullable(varchar(120)),
    name_key: nullable(varchar(NAME_KEY_MAX)),
    gender: nullable(varchar(10)),
    email: nullable(varchar(254)),
    email_key: nullable(varchar(254)),
    birth: nullable(day),
    nationality: nullable(varchar(80)),
    passport: nullable(varchar(40)),
    passport_key: nullable(varchar(NUMBER_KEY_MAX)),
    avatar: nullable(fileId),
    university: nullable(varchar(200)),
    university_key: nullable(varchar(NAME_KEY_MAX)),
    major: nullable(varchar(200)),
    forms: nullable(varchar(30)),
    level: nullable(varchar(30)),
    academy_status: nullable(varchar(100)),
    barcode: nullable(varchar(100)),
    cert_no: nullable(varchar(100)),
    cert_no_key: nullable(varchar(NUMBER_KEY_MAX)),
    principal_name: nullable(varchar(120)),
    note: nullable(varchar(1000)),
    start_time: nullable(day),
    end_time: nullable(day),
    ministry_stamping_time: nullable(day),
    awarding_time: nullable(day),
    passport_remark: nullable(varchar(1000)),
    cert_remark: nullable(varchar(1000)),
    transcript_remark: nullable(varchar(1000)),
    ministry_remark: nullable(varchar(1000)),
    payment_remark: nullable(varchar(1000)),
    report_number: nullable(varchar(40)),
    reject_reason: nullable(varchar(2000)),
    applied_at: nullable(moment),
    decided_at: nullable(moment),
    decided_by: nullable(whole),
    created_at: moment,
    updated_at: moment,
  },
  indices: [
    // Newest first is by descending id. Both engines end each index with the id, so these serve the order as well.
    { name: 'ix_certificates_owner', columns: ['owner_id'] },
    { name: 'ix_certificates_owner_status', columns: ['owner_id', 'status'] },
    { name: 'ix_certificates_status', columns: ['status'] },
    { name: 'ix_certificates_unchanged', columns: ['status', 'updated_at'] },
    { name: 'ix_certificates_email', columns: ['email_key'] },
    { name: 'ix_certificates_passport', columns: ['passport_key'] },
    { name: 'ix_certificates_cert_no', columns: ['cert_no_key'] },
    { name: 'ux_certificates_report_number', columns: ['report_number'], unique: true },
    // The ids alone, so that a deep page of the whole list walks a narrow index and not the wide rows.
    { name: 'ix_certificates_newest', columns: ['id'] },
    { name: 'ix_certificates_creator', columns: ['created_by'] },
    { name: 'ix_certificates_decider', columns: ['decided_by'] },
    { name: 'ix_certificates_name', columns: ['name_key'] },
    { name: 'ix_certificates_university', columns: ['university_key'] },
    { name: 'ix_certificates_type', columns: ['type', 'status'] },
    { name: 'ix_certificates_applied', columns: ['applied_at'] },
    // Whoever waits longest comes first; the statistics count along it as well.
    { name: 'ix_certificates_queue', columns: ['status', 'applied_at'] },
    { name: 'ix_certificates_updated', columns: ['updated_at'] },
    { name: 'ix_certificates_decided', columns: ['decided_at', 'applied_at'] },
  ],
});

export interface CertificateFileRow {
  certificate_id: number;
  /** The form field that names the file: `avatar`, `passportPhotos` and so on. */
  field: string;
  /** Counted from 0. */
  position: number;
  file_id: string;
}

export const CertificateFileEntity = new EntitySchema<CertificateFileRow>({
  name: 'certificate_file',
  tableName: 'certificate_files',
  columns: {
    certificate_id: primary(whole),
    field: primary(varchar(20)),
    position: primary(whole),
    file_id: fileId,
  },
  indices: [{ name: 'ix_certificate_files_file', columns: ['file_id'] }],
  foreignKeys: [
    {
      name: 'fk_certificate_files_certificate',
      target: 'certificate',
      columnNames: ['certificate_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    { name: 'fk_certificate_files_file', target: 'file', columnNames: ['file_id'], referencedColumnNames: ['id'] },
  ],
});

export interface CertificateWordRow {
  word: string;
  certificate_id: number;
  /** With how many letters of the word before it among those of the name, in order, it begins, too. */
  shared: number;
  /** The id divided by the length of a stretch: what is newest is found without reading what is older. */
  stretch: number;
}

export const CertificateWordEntity = new EntitySchema<CertificateWordRow>({
  name: 'certificate_word',
  tableName: 'certificate_words',
  columns: { word: primary(varchar(WORD_MAX)), certificate_id: primary(whole), shared: whole, stretch: whole },
  indices: [
    { name: 'ix_certificate_words_certificate', columns: ['certificate_id'] },
    { name: 'ix_certificate_words_stretch', columns: ['stretch', 'word', 'shared', 'certificate_id'] },
  ],
  foreignKeys: [
    {
      name: 'fk_certificate_words_certificate',
      target: 'certificate',
      columnNames: ['certificate_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export interface CertificateWordCountRow {
  word: string;
  shared: number;
  tally: number;
}

/** How many rows `certificate_words` has of each word, so that the total of a search costs no more than there are words. */
export const CertificateWordCountEntity = new EntitySchema<CertificateWordCountRow>({
  name: 'certificate_word_count',
  tableName: 'certificate_word_counts',
  columns: { word: primary(varchar(WORD_MAX)), shared: primary(whole), tally: whole },
});

/**
 * How many certificates there are of each status, so that the total of a list costs no scan. Spread over shards whose sum
 * counts (one alone may be below zero), so that writers seldom wait for each other's row.
 */
export const CertificateCountEntity = new EntitySchema<{ status: string; shard: number; tally: number }>({
  name: 'certificate_count',
  tableName: 'certificate_counts',
  columns: { status: primary(varchar(10)), shard: primary(whole), tally: whole },
});

export interface CertificateStretchRow {
  /** Ids divided by the length of a stretch. */
  stretch: number;
  unverified: number;
  verifying: number;
  verified: number;
  rejected: number;
}

/**
 * How many certificates of each status there are in each stretch of ids, so that a deep page need not be walked to from the
 * beginning. The newest ids are not counted: what is added waits for nobody.
 */
export const CertificateStretchEntity = new EntitySchema<CertificateStretchRow>({
  name: 'certificate_stretch',
  tableName: 'certificate_stretches',
  columns: { stretch: primary(whole), unverified: whole, verifying: whole, verified: whole, rejected: whole },
});
