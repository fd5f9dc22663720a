import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { day, moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';
import { IntegratorEntity } from './integrator.entity.js';

/** Whose people an account is one of. */
@Entity('integrator_members')
@Index('ix_integrator_members_integrator', ['integrator_id'])
export class IntegratorMemberEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_integrator_members_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_integrator_members_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  @Column('integer')
  invited_by!: number;

  @Column(moment)
  created_at!: number;
}

/** How much an integrator's people have checked in a day; what keys do is counted by key. */
@Entity('integrator_member_uses')
export class IntegratorMemberUseEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_integrator_member_uses_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  @PrimaryColumn(day)
  day!: string;

  @Column('integer')
  calls!: number;

  @Column('integer')
  items!: number;
}
