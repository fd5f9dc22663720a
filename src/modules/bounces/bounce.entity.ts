import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

@Entity('bounces')
export class BounceEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_bounces_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: 9 })
  status!: string;

  @Column(moment)
  since!: number;

  @Column(moment)
  last_at!: number;

  @Column('integer')
  count!: number;
}
