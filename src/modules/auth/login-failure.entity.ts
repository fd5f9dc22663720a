import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';

@Entity('login_failures')
@Index('ix_login_failures_end', ['window_ends'])
@Index('ix_login_failures_account', ['of_account'])
export class LoginFailureEntity {
  /** A keyed hash of the account in lower case; with the network where the tries from one network are counted. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account_hash!: string;

  @Column('integer')
  tries!: number;

  @Column(moment)
  window_ends!: number;

  /** The same of the account alone. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  of_account!: string | null;
}
