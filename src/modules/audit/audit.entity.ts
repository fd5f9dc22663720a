import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';

@Entity('audit_events')
@Index('ux_audit_events_place', ['chain', 'sequence'], { unique: true })
@Index('ix_audit_events_at', ['at'])
@Index('ix_audit_events_actor', ['actor_id', 'at'])
@Index('ix_audit_events_action', ['action', 'at'])
@Index('ix_audit_events_subject', ['subject_type', 'subject_id', 'at'])
export class AuditEventEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  chain!: number;

  /** Counts from 1 in its chain. */
  @Column('integer')
  sequence!: number;

  @Column(moment)
  at!: number;

  @Column({ type: 'integer', nullable: true })
  actor_id!: number | null;

  @Column({ type: 'varchar', length: 60 })
  action!: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  subject_type!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  subject_id!: string | null;

  /** JSON. */
  @Column({ type: 'text', nullable: true })
  before_values!: string | null;

  /** JSON. */
  @Column({ type: 'text', nullable: true })
  after_values!: string | null;

  @Column({ type: 'varchar', length: 64 })
  previous_hash!: string;

  @Column({ type: 'varchar', length: 64 })
  hash!: string;
}

/** Both ends of a chain: a tail that is cut off is missed here, and what is left of an old chain follows from here. */
@Entity('audit_chains')
export class AuditChainEntity {
  @PrimaryColumn('integer')
  chain!: number;

  @Column({ type: 'varchar', length: 64 })
  head!: string;

  /** The sequence number of the last event. */
  @Column('integer')
  length!: number;

  /** The sequence number of the last event that was removed for its age, 0 for none, and its hash. */
  // These came later, to a table that had rows already.
  @Column({ type: 'integer', default: 0 })
  trimmed!: number;

  @Column({ type: 'varchar', length: 64, default: '0'.repeat(64) })
  trimmed_hash!: string;

  /** The sequence number of the first event whose hash is keyed. */
  @Column({ type: 'integer', default: 1 })
  keyed_from!: number;

  /** Proves the beginning, by the key; `null` until the first process has come that has it. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  mark!: string | null;
}
