import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ReportEntity } from '../reports/report.entity.js';

/** Which bit of which status list stands for which report edition. */
@Entity('credential_statuses')
@Index('ux_credential_statuses_report', ['report_id'], { unique: true })
export class CredentialStatusEntity {
  @PrimaryColumn('integer')
  list!: number;

  @PrimaryColumn('integer')
  position!: number;

  /** `null` once the report was removed: its copies are still about, and must not count as in force. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => ReportEntity, { name: 'fk_credential_statuses_report', onDelete: 'SET NULL' })
  report_id!: number | null;
}
