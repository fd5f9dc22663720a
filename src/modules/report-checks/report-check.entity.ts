import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import { longText, moment } from '../../platform/db/columns.js';
import { IntegratorEntity } from '../integrators/integrator.entity.js';

@Entity('report_checks')
@Index('ix_report_checks_integrator', ['integrator_id'])
@Index('ix_report_checks_age', ['created_at'])
export class ReportCheckEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_report_checks_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  /** Null where a member asked. */
  @Column({ type: 'integer', nullable: true })
  key_id!: number | null;

  /** The member who asked. */
  @Column({ type: 'integer', nullable: true })
  member_id!: number | null;

  @Column({ type: 'varchar', length: 4 })
  mode!: KeyMode;

  @Column('integer')
  total!: number;

  @Column('integer')
  done!: number;

  /** JSON. */
  @Column(longText)
  problems!: string;

  @Column(moment)
  created_at!: number;

  @Column({ ...moment, nullable: true })
  finished_at!: number | null;
}

/** Some of the items: what is claimed until it was compared, and from then on what came of it. */
@Entity('report_check_parts')
export class ReportCheckPartEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => ReportCheckEntity, { name: 'fk_report_check_parts_check', onDelete: 'CASCADE' })
  check_id!: number;

  @PrimaryColumn('integer')
  position!: number;

  /** JSON, sealed. */
  @Column({ ...longText, nullable: true })
  items!: string | null;

  /** JSON. */
  @Column({ ...longText, nullable: true })
  outcomes!: string | null;
}

/** A report that an integrator has checked: it is told what becomes of it. */
@Entity('integrator_reports')
@Index('ix_integrator_reports_number', ['number'])
export class IntegratorReportEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_integrator_reports_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 25 })
  number!: string;

  @Column(moment)
  since!: number;
}
