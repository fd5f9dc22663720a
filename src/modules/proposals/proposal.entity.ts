import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProposalState, ProposedAction } from '../../domain/proposal/proposal.js';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

/** Goes with its record. */
@Entity('proposals')
@Index('ix_proposals_certificate', ['certificate_id'])
@Index('ix_proposals_state', ['state'])
@Index('ix_proposals_photo', ['photo'])
export class ProposalEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 8 })
  action!: ProposedAction;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_proposals_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'integer', nullable: true })
  report_id!: number | null;

  /** Of the record. */
  @Column('integer')
  version!: number;

  /** JSON: by field, what is certified and what is to be. */
  @Column('text')
  corrections!: string;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  reason!: string | null;

  @Column('integer')
  proposed_by!: number;

  @Column(moment)
  proposed_at!: number;

  /** The one that a correction would show, as long as it is not settled: its file is kept while it has not ended. */
  @Column({ type: 'varchar', length: 26, nullable: true })
  photo!: string | null;

  /** `ended` is never kept: the version tells it. */
  @Column({ type: 'varchar', length: 9 })
  state!: ProposalState;

  @Column({ type: 'integer', nullable: true })
  settled_by!: number | null;

  @Column({ ...moment, nullable: true })
  settled_at!: number | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  refusal!: string | null;
}
