import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

@Entity('invitations')
@Index('ux_invitations_token', ['token_hash'], { unique: true })
export class InvitationEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_invitations_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 32 })
  nonce!: string;

  @Column({ type: 'varchar', length: 64 })
  token_hash!: string;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  expires_at!: number;
}
