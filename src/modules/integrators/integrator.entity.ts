import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { EMAIL_MAX } from '../../domain/account/email.js';
import type { IntegratorStatus } from '../../domain/integrator/integrator.js';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import { day, moment } from '../../platform/db/columns.js';

@Entity('integrators')
@Index('ux_integrators_name', ['name'], { unique: true })
@Index('ix_integrators_status', ['status'])
export class IntegratorEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  @Column({ type: 'varchar', length: EMAIL_MAX })
  contact!: string;

  @Column({ type: 'varchar', length: 1000 })
  purpose!: string;

  @Column({ type: 'varchar', length: 6 })
  status!: IntegratorStatus;

  /** Of name, contact and purpose, in comparable form, with blanks between: what lists are searched in. */
  @Column({ type: 'varchar', length: 1000 })
  words!: string;

  @Column(moment)
  created_at!: number;
}

@Entity('api_keys')
@Index('ux_api_keys_hash', ['hash'], { unique: true })
@Index('ix_api_keys_integrator', ['integrator_id'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => IntegratorEntity, { name: 'fk_api_keys_integrator', onDelete: 'CASCADE' })
  integrator_id!: number;

  @Column({ type: 'varchar', length: 4 })
  mode!: KeyMode;

  /** SHA-256 of the key. */
  @Column({ type: 'varchar', length: 64 })
  hash!: string;

  @Column({ type: 'varchar', length: 20 })
  beginning!: string;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** With commas between. */
  @Column({ type: 'varchar', length: 200 })
  permissions!: string;

  /** With commas between; empty: from anywhere. */
  @Column({ type: 'varchar', length: 1500 })
  networks!: string;

  @Column({ ...moment, nullable: true })
  ends_at!: number | null;

  @Column('integer')
  created_by!: number;

  @Column(moment)
  created_at!: number;

  @Column({ ...moment, nullable: true })
  last_used_at!: number | null;

  @Column({ ...moment, nullable: true })
  revoked_at!: number | null;

  @Column({ ...moment, nullable: true })
  leaked_at!: number | null;
}

/** How much a key was used in a day. */
@Entity('api_key_uses')
export class ApiKeyUseEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => ApiKeyEntity, { name: 'fk_api_key_uses_key', onDelete: 'CASCADE' })
  key_id!: number;

  @PrimaryColumn(day)
  day!: string;

  @Column('integer')
  calls!: number;

  /** Reports that were asked for in these calls. */
  @Column('integer')
  items!: number;
}
