import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import type { CodePurpose } from '../../domain/account/verification-code.js';
import { moment } from '../../platform/db/columns.js';

@Entity('verification_codes')
@Index('ix_codes_address', ['email', 'purpose', 'created_at'])
@Index('ix_codes_age', ['created_at'])
export class CodeEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 10 })
  purpose!: CodePurpose;

  @Column({ type: 'varchar', length: 64 })
  nonce!: string;

  @Column({ type: 'varchar', length: 128 })
  hash!: string;

  @Column('integer')
  tries!: number;

  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  expires_at!: number;

  @Column({ ...moment, nullable: true })
  dead_at!: number | null;

  /** A keyed hash; null where nobody knows. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  network!: string | null;

  /** Wrong tries from other networks than that; `tries` has those from it. */
  // This came later, to a table that had rows already.
  @Column({ type: 'integer', default: 0 })
  tries_elsewhere!: number;
}

/**
 * Rows that exist only to be locked: whoever works on the codes of an address locks the one that its hash picks. A
 * fixed set of rows never races on a first insert, keeps no addresses and never grows.
 */
@Entity('address_locks')
export class AddressLockEntity {
  @PrimaryColumn('integer')
  id!: number;
}
