import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { FACTOR_NAME, type FactorKind } from '../../domain/account/factors.js';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';
import type { TicketPurpose } from './factor.repository.js';

@Entity('factors')
@Index('ix_factors_user', ['user_id'])
export class FactorEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_factors_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 7 })
  kind!: FactorKind;

  @Column({ type: 'varchar', length: FACTOR_NAME.max })
  name!: string;

  /** Sealed. */
  @Column('text')
  secret!: string;

  /** The last one whose code was used. */
  @Column({ ...moment, nullable: true })
  last_step!: number | null;

  @Column(moment)
  created_at!: number;

  @Column({ ...moment, nullable: true })
  last_used_at!: number | null;
}

@Entity('recovery_codes')
@Index('ix_recovery_codes_user', ['user_id'])
export class RecoveryCodeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_recovery_codes_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 64 })
  code_hash!: string;

  @Column({ ...moment, nullable: true })
  used_at!: number | null;
}

@Entity('factor_tickets')
@Index('ix_factor_tickets_user', ['user_id'])
export class FactorTicketEntity {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  ticket_hash!: string;

  @Column('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_factor_tickets_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 5 })
  purpose!: TicketPurpose;

  /** `null`: of a sign-in, which has none yet. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  session_id!: string | null;

  @Column('integer')
  tries!: number;

  @Column(moment)
  expires_at!: number;
}

/** Asked for by one administrator; another carries it out. */
@Entity('factor_removals')
export class FactorRemovalEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_factor_removals_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column('integer')
  asked_by!: number;

  @Column(moment)
  asked_at!: number;
}
