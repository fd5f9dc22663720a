import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { JobName, QueueName } from '../../domain/jobs/jobs.js';
import { moment } from '../db/columns.js';

/** A row of the outbox. */
@Entity('jobs')
@Index('ix_jobs_due', ['queue', 'state', 'due_at'])
@Index('ix_jobs_state', ['state', 'due_at'])
@Index('ix_jobs_name', ['name', 'due_at'])
@Index('ix_jobs_falling_due', ['due_at'])
@Index('ix_jobs_done', ['done_at'])
@Index('ix_jobs_attempts', ['attempts'])
export class JobEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 60 })
  name!: JobName;

  @Column({ type: 'varchar', length: 20 })
  queue!: QueueName;

  /** JSON. */
  @Column('text')
  payload!: string;

  @Column({ type: 'varchar', length: 10 })
  state!: 'open' | 'done' | 'failed';

  @Column('integer')
  attempts!: number;

  @Column(moment)
  due_at!: number;

  @Column({ type: 'varchar', length: 36, nullable: true })
  lease_token!: string | null;

  @Column({ ...moment, nullable: true })
  lease_until!: number | null;

  @Column({ type: 'text', nullable: true })
  last_error!: string | null;

  @Column(moment)
  created_at!: number;

  @Column({ ...moment, nullable: true })
  done_at!: number | null;

  /** Of the request that ordered it; whatever it orders itself has the same. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  request_id!: string | null;

  /** Random; `null` in rows that releases before it made. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  mail_id!: string | null;
}
