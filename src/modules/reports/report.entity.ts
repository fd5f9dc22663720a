import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportStatus } from '../../domain/report/report.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { fileId, moment, NAME_KEY_MAX } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

@Entity('reports')
@Index('ux_reports_edition', ['number', 'edition'], { unique: true })
@Index('ix_reports_holder', ['holder_hash'])
@Index('ix_reports_certificate', ['certificate_id'])
@Index('ix_reports_name', ['name_key'])
@Index('ix_reports_by_edition', ['edition'])
@Index('ix_reports_photo', ['photo'])
@Index('ix_reports_pdf', ['pdf_sha256'])
@Index('ix_reports_issued', ['issued_at'])
@Index('ix_reports_status', ['status', 'issued_at'])
@Index('ix_reports_rendered', ['rendered_at', 'status', 'issued_at'])
@Index('ix_reports_erased', ['erased_at'])
export class ReportEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 40 })
  number!: string;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_reports_certificate' })
  certificate_id!: number;

  @Column('integer')
  edition!: number;

  @Column({ type: 'varchar', length: 12 })
  status!: ReportStatus;

  /** JSON of the certified fields. */
  @Column('text')
  fields!: string;

  @Column({ ...fileId, nullable: true })
  photo!: string | null;

  /** SHA-256 of `holderKey`; `null` where name, passport or birth is missing: no look-up finds such a report. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  holder_hash!: string | null;

  @Column(moment)
  issued_at!: number;

  /** JSON of what stood of the record when it was issued; `null` for one issued before that was kept. */
  @Column({ type: 'text', nullable: true })
  evidence!: string | null;

  /** When a correction put the next edition in its place. */
  @Column({ ...moment, nullable: true })
  superseded_at!: number | null;

  @Column({ ...moment, nullable: true })
  withdrawn_at!: number | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  reason!: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  pdf_key!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  pdf_sha256!: string | null;

  @Column({ type: 'integer', nullable: true })
  pdf_size!: number | null;

  @Column({ ...moment, nullable: true })
  rendered_at!: number | null;

  /**
   * When the review was decided, where the PDF says that one decision accepts all; `null` for one that says what
   * stands, and for one of before.
   */
  @Column({ ...moment, nullable: true })
  pdf_decided_at!: number | null;

  /** When the holder erased their account: look-ups no longer find it. */
  @Column({ ...moment, nullable: true })
  erased_at!: number | null;

  /** The holder's name in comparable form, empty for none, which lists are sorted by. */
  // This came later, to a table that had rows already.
  @Column({ type: 'varchar', length: NAME_KEY_MAX, default: '' })
  name_key!: string;
}

/** Of the holder's name and, beside it, of the number. */
@Entity('report_words')
@Index('ix_report_words_report', ['report_id'])
export class ReportWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => ReportEntity, { name: 'fk_report_words_report', onDelete: 'CASCADE' })
  report_id!: number;
}
