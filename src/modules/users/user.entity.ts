import {
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { Gender, Language, UserStatus } from '../../domain/account/user.js';
import { WORD_MAX } from '../../domain/shared/search-words.js';
import { day, fileId, moment, NAME_KEY_MAX } from '../../platform/db/columns.js';
import { RoleEntity } from '../roles/role.entity.js';

@Entity('users')
@Index('ux_users_username', ['username'], { unique: true })
@Index('ux_users_email', ['email'], { unique: true })
@Index('ix_users_role', ['role_id'])
@Index('ix_users_avatar', ['avatar'])
@Index('ix_users_name', ['name_key'])
@Index('ix_users_created', ['created_at'])
@Index('ix_users_status', ['status'])
@Index('ix_users_erased', ['erased_at'])
export class UserEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  /** Lower case, like `email`. */
  @Column({ type: 'varchar', length: 254 })
  username!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 255 })
  password_hash!: string;

  @Column('integer')
  role_id!: number;

  @ManyToOne(() => RoleEntity)
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'fk_users_role' })
  role?: RoleEntity;

  @Column({ type: 'varchar', length: 10 })
  status!: UserStatus;

  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  gender!: Gender | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  passport!: string | null;

  @Column({ ...day, nullable: true })
  birth!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  nationality!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  mobile_phone!: string | null;

  @Column({ ...fileId, nullable: true })
  avatar!: string | null;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  updated_at!: number;

  /** The name in comparable form, empty for none, which lists are sorted by. */
  // This came later, to a table that had rows already.
  @Column({ type: 'varchar', length: NAME_KEY_MAX, default: '' })
  name_key!: string;

  @Column({ ...moment, nullable: true })
  erased_at!: number | null;

  /** Not of the account as it is read and written: see `UserStore.changeDraftSalt`. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  draft_salt?: string | null;
}

@Entity('user_words')
@Index('ix_user_words_user', ['user_id'])
export class UserWordEntity {
  @PrimaryColumn({ type: 'varchar', length: WORD_MAX })
  word!: string;

  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_user_words_user', onDelete: 'CASCADE' })
  user_id!: number;
}
