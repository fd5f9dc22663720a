import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from './user.entity.js';

@Entity('address_changes')
@Index('ux_address_changes_old', ['old_token_hash'], { unique: true })
@Index('ux_address_changes_new', ['new_token_hash'], { unique: true })
@Index('ix_address_changes_expires', ['expires_at'])
export class AddressChangeEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_address_changes_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 254 })
  new_email!: string;

  @Column('integer')
  requested_by!: number;

  @Column(moment)
  requested_at!: number;

  @Column(moment)
  expires_at!: number;

  @Column({ type: 'varchar', length: 32 })
  old_nonce!: string;

  @Column({ type: 'varchar', length: 64 })
  old_token_hash!: string;

  @Column({ ...moment, nullable: true })
  old_confirmed_at!: number | null;

  @Column({ type: 'varchar', length: 32 })
  new_nonce!: string;

  @Column({ type: 'varchar', length: 64 })
  new_token_hash!: string;

  @Column({ ...moment, nullable: true })
  new_confirmed_at!: number | null;

  @Column('integer', { nullable: true })
  release_asked_by!: number | null;

  @Column({ ...moment, nullable: true })
  release_asked_at!: number | null;

  @Column('integer', { nullable: true })
  released_by!: number | null;
}
