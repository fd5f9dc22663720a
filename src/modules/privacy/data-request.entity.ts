import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DataRequestKind } from '../../domain/privacy/data-request.js';
import { moment } from '../../platform/db/columns.js';

/** Outlives the account that it is about: it shows that the request was answered. */
@Entity('data_requests')
@Index('ix_data_requests_user', ['user_id', 'kind'])
@Index('ix_data_requests_due', ['due_at'])
@Index('ix_data_requests_done', ['done_at'])
export class DataRequestEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  user_id!: number;

  @Column({ type: 'varchar', length: 10 })
  kind!: DataRequestKind;

  @Column(moment)
  asked_at!: number;

  @Column(moment)
  due_at!: number;

  @Column({ ...moment, nullable: true })
  done_at!: number | null;

  @Column({ type: 'integer', nullable: true })
  done_by!: number | null;
}
