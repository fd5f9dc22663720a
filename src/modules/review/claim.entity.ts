import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';
import { UserEntity } from '../users/user.entity.js';

/** Which reviewer has which record before them; rows that have run out mean nothing. */
@Entity('certificate_claims')
@Index('ix_certificate_claims_user', ['user_id', 'held_until'])
@Index('ix_certificate_claims_until', ['held_until'])
export class ClaimEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_certificate_claims_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_certificate_claims_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column(moment)
  held_until!: number;
}

/** One row, which is locked by whoever looks for the next record of the queue. */
@Entity('queue_locks')
export class QueueLockEntity {
  @PrimaryColumn('integer')
  id!: number;
}
