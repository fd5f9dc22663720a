import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '../db/columns.js';

@Entity('idempotency_keys')
@Index('ux_idempotency_keys_use', ['user_id', 'idempotency_key'], { unique: true })
@Index('ix_idempotency_keys_age', ['created_at'])
export class IdempotencyKeyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Of a program minus the number of its API key. */
  @Column('integer')
  user_id!: number;

  @Column({ type: 'varchar', length: 100 })
  idempotency_key!: string;

  @Column({ type: 'varchar', length: 64 })
  fingerprint!: string;

  /** `running` until a transaction of the request is committed, `answered` when its answer is kept. */
  @Column({ type: 'varchar', length: 10 })
  state!: 'running' | 'committed' | 'answered';

  @Column({ type: 'varchar', length: 36 })
  token!: string;

  @Column(moment)
  lease_until!: number;

  @Column(moment)
  created_at!: number;

  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  content_type!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  upload_hash!: string | null;

  /** How many rows of `idempotency_answers` hold the answer's body. */
  @Column('integer')
  parts!: number;
}

/** A piece of a body: MariaDB's texts end at 64 KB. */
@Entity('idempotency_answers')
export class IdempotencyAnswerEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => IdempotencyKeyEntity, { name: 'fk_idempotency_answers_key', onDelete: 'CASCADE' })
  key_id!: number;

  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  part!: string;
}
