import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { HeldAction } from '../../domain/review/held-decision.js';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';
import { CertificateEntity } from './certificate.entity.js';

/** A decision that may still be undone; the row goes when it is carried out, undone or dropped. So there are few. */
@Entity('held_decisions')
@Index('ux_held_decisions_certificate', ['certificate_id'], { unique: true })
@Index('ix_held_decisions_officer', ['decided_by'])
export class HeldDecisionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_held_decisions_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'varchar', length: 7 })
  action!: HeldAction;

  /** Of the record. */
  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_held_decisions_officer', onDelete: 'CASCADE' })
  decided_by!: number;

  @Column(moment)
  decided_at!: number;

  /** When it is carried out. */
  @Column(moment)
  held_until!: number;

  /** Of a rejection. */
  @Column({ type: 'varchar', length: 2000, nullable: true })
  reason!: string | null;

  /** JSON: the groups that a rejection is made of. */
  @Column('text')
  groups_json!: string;
}
