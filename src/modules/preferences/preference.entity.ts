import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PREFERENCE_NAME_MAX } from '../../domain/preferences/preferences.js';
import { UserEntity } from '../users/user.entity.js';

@Entity('user_preferences')
export class PreferenceEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_user_preferences_user', onDelete: 'CASCADE' })
  user_id!: number;

  @PrimaryColumn({ type: 'varchar', length: PREFERENCE_NAME_MAX })
  name!: string;

  /** JSON. */
  @Column('text')
  value!: string;
}
