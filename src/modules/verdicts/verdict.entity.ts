import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CheckedGroup } from '../../domain/verdict/checks.js';
import type { VerdictKind, VerdictMethod } from '../../domain/verdict/verdict.js';
import { longText, moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

/** Rows are added, and go with their record; none is ever changed. */
@Entity('verdicts')
@Index('ix_verdicts_certificate', ['certificate_id'])
export class VerdictEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_verdicts_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'varchar', length: 12 })
  checked_group!: CheckedGroup;

  @Column({ type: 'varchar', length: 10 })
  verdict!: VerdictKind;

  @Column({ type: 'varchar', length: 8 })
  method!: VerdictMethod;

  /** JSON: the answers by their checks. */
  @Column('text')
  answers!: string;

  /** JSON: the saved reasons as they read then. */
  @Column(longText)
  reasons!: string;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  comment!: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  internal_note!: string | null;

  /** Of the record. */
  @Column('integer')
  version!: number;

  /** JSON: the files that were looked at, with their SHA-256. */
  @Column('text')
  files!: string;

  /** JSON: the claimed values that were compared. */
  @Column('text')
  field_values!: string;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  remark!: string | null;

  @Column('integer')
  officer_id!: number;

  @Column(moment)
  decided_at!: number;
}
