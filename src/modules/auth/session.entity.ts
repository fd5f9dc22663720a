import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DEVICE_MAX } from '../../domain/account/login-rules.js';
import { moment } from '../../platform/db/columns.js';

@Entity('sessions')
@Index('ix_sessions_user', ['user_id'])
@Index('ix_sessions_expiry', ['expires_at'])
export class SessionEntity {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id!: string;

  @Column('integer')
  user_id!: number;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  expires_at!: number;

  @Column({ ...moment, nullable: true })
  ended_at!: number | null;

  @Column({ type: 'varchar', length: DEVICE_MAX, nullable: true })
  device!: string | null;

  @Column({ type: 'varchar', length: 45, nullable: true })
  network!: string | null;

  @Column({ ...moment, nullable: true })
  last_used_at!: number | null;

  /** `null`: not since it began. */
  @Column({ ...moment, nullable: true })
  authenticated_at!: number | null;

  /** When a second factor was shown in it. */
  @Column({ ...moment, nullable: true })
  factor_at!: number | null;
}
