import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { SignalKind, SignalState } from '../../domain/signal/signal.js';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

/** They go with their record. */
@Entity('signals')
@Index('ix_signals_on', ['certificate_id', 'state', 'kind'])
@Index('ix_signals_open', ['state', 'kind', 'certificate_id'])
export class SignalEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_signals_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'varchar', length: 40 })
  kind!: SignalKind;

  /** JSON: what it rests on. */
  @Column('text')
  evidence!: string;

  @Column({ type: 'varchar', length: 10 })
  state!: SignalState;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note!: string | null;

  @Column({ type: 'integer', nullable: true })
  officer_id!: number | null;

  @Column(moment)
  found_at!: number;

  @Column({ ...moment, nullable: true })
  settled_at!: number | null;
}

/** The look at a record whose signals are kept. */
@Entity('signal_looks')
export class SignalLookEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_signal_looks_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  /** By the database's clock. */
  @Column(moment)
  began_at!: number;
}
