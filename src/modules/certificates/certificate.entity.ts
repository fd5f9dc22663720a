import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Gender } from '../../domain/account/user.js';
import type { CertificateType, Level, StudyForm } from '../../domain/certificate/certificate.fields.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import { day, fileId, moment, NAME_KEY_MAX, NUMBER_KEY_MAX } from '../../platform/db/columns.js';
import { FileEntity } from '../files/file.entity.js';

@Entity('certificates')
// Newest first is by descending id. Both engines end each index with the id, so these serve the order as well.
@Index('ix_certificates_owner', ['owner_id'])
@Index('ix_certificates_owner_status', ['owner_id', 'status'])
@Index('ix_certificates_status', ['status'])
@Index('ix_certificates_unchanged', ['status', 'updated_at'])
@Index('ix_certificates_email', ['email_key'])
@Index('ix_certificates_passport', ['passport_key'])
@Index('ix_certificates_cert_no', ['cert_no_key'])
@Index('ux_certificates_report_number', ['report_number'], { unique: true })
// For the order: MariaDB does not go on with the id in a unique index.
@Index('ix_certificates_by_report', ['report_number', 'id'])
// The ids alone, so that a deep page of the whole list walks a narrow index and not the wide rows.
@Index('ix_certificates_newest', ['id'])
@Index('ix_certificates_creator', ['created_by'])
@Index('ix_certificates_decider', ['decided_by'])
@Index('ix_certificates_name', ['name_key'])
@Index('ix_certificates_university', ['university_key'])
@Index('ix_certificates_type', ['type', 'status'])
@Index('ix_certificates_applied', ['applied_at'])
// Whoever waits longest comes first; the statistics count along it as well.
@Index('ix_certificates_queue', ['status', 'applied_at'])
@Index('ix_certificates_assigned', ['status', 'assigned_to', 'applied_at'])
@Index('ix_certificates_assignee', ['assigned_to', 'status', 'applied_at'])
@Index('ix_certificates_updated', ['updated_at'])
@Index('ix_certificates_decided', ['decided_at', 'status', 'applied_at', 'rejection_reason_id'])
@Index('ix_certificates_waiting', ['status', 'university_key'])
// Who may be the same person.
@Index('ix_certificates_birth', ['birth'])
export class CertificateEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column({ type: 'varchar', length: 10 })
  status!: CertificateStatus;

  @Column({ type: 'integer', nullable: true })
  owner_id!: number | null;

  @Column('integer')
  created_by!: number;

  @Column({ type: 'varchar', length: 20 })
  type!: CertificateType;

  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  /** `name` in comparable form, for sorting. */
  @Column({ type: 'varchar', length: NAME_KEY_MAX, nullable: true })
  name_key!: string | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  gender!: Gender | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  /** `email` in lower case: what a new student's address is compared with. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email_key!: string | null;

  @Column({ ...day, nullable: true })
  birth!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  nationality!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  passport!: string | null;

  /** `passport` in comparable form, for finding; `null` where there is no letter and no digit in it. */
  @Column({ type: 'varchar', length: NUMBER_KEY_MAX, nullable: true })
  passport_key!: string | null;

  /** Also a row of `certificate_files`, so that all uses of a file are found in one place. */
  @Column({ ...fileId, nullable: true })
  avatar!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  university!: string | null;

  /** `university` in comparable form, for sorting and searching. */
  @Column({ type: 'varchar', length: NAME_KEY_MAX, nullable: true })
  university_key!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  major!: string | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  forms!: StudyForm | null;

  @Column({ type: 'varchar', length: 30, nullable: true })
  level!: Level | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  academy_status!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  barcode!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  cert_no!: string | null;

  /** `cert_no` in comparable form, for finding. */
  @Column({ type: 'varchar', length: NUMBER_KEY_MAX, nullable: true })
  cert_no_key!: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  principal_name!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  @Column({ ...day, nullable: true })
  start_time!: string | null;

  @Column({ ...day, nullable: true })
  end_time!: string | null;

  @Column({ ...day, nullable: true })
  ministry_stamping_time!: string | null;

  @Column({ ...day, nullable: true })
  awarding_time!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  passport_remark!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  cert_remark!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  transcript_remark!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  ministry_remark!: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  payment_remark!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  report_number!: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  reject_reason!: string | null;

  @Column({ ...moment, nullable: true })
  applied_at!: number | null;

  @Column({ ...moment, nullable: true })
  decided_at!: number | null;

  @Column({ type: 'integer', nullable: true })
  decided_by!: number | null;

  /** Who is to decide; written by the store of assignments, and emptied by the decision. */
  @Column({ type: 'integer', nullable: true })
  assigned_to!: number | null;

  /** The saved reason that a rejection was written from, if any; none of the record itself. */
  @Column({ type: 'integer', nullable: true })
  rejection_reason_id!: number | null;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  updated_at!: number;
}

@Entity('certificate_files')
@Index('ix_certificate_files_file', ['file_id'])
export class CertificateFileEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_certificate_files_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  /** The form field that names the file: `avatar`, `passportPhotos` and so on. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  field!: string;

  /** Counted from 0. */
  @PrimaryColumn('integer')
  position!: number;

  @Column(fileId)
  @ForeignKey(() => FileEntity, { name: 'fk_certificate_files_file' })
  file_id!: string;
}
