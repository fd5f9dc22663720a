import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
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

/** A mail that came back and was counted. */
@Entity('taken_bounces')
@Index('ix_taken_bounces_age', ['taken_at'])
export class TakenBounceEntity {
  /** SHA-256 of the whole message. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  digest!: string;

  @Column(moment)
  taken_at!: number;
}
