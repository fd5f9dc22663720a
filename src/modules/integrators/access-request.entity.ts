import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../../domain/account/user.js';
import type { AccessRequestState, Volume } from '../../domain/integrator/access-request.js';
import { moment } from '../../platform/db/columns.js';

/** The link that confirms an address is signed, so nothing here opens anything. */
@Entity('access_requests')
@Index('ix_access_requests_state', ['state', 'id'])
@Index('ix_access_requests_email', ['email'])
@Index('ix_access_requests_end', ['ends_at'])
export class AccessRequestEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column({ type: 'varchar', length: 200 })
  organisation!: string;

  @Column({ type: 'varchar', length: 100 })
  person!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 1000 })
  purpose!: string;

  @Column({ type: 'varchar', length: 10 })
  volume!: Volume;

  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  @Column({ type: 'varchar', length: 12 })
  state!: AccessRequestState;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  reason!: string | null;

  @Column(moment)
  created_at!: number;

  @Column(moment)
  ends_at!: number;
}
