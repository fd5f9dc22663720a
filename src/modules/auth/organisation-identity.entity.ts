import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ISSUER_MAX } from '../../domain/account/organisation.js';
import { moment } from '../../platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

@Entity('organisation_identities')
@Index('ux_organisation_identities_subject', ['subject_hash'], { unique: true })
export class OrganisationIdentityEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => UserEntity, { name: 'fk_organisation_identities_user', onDelete: 'CASCADE' })
  user_id!: number;

  @Column({ type: 'varchar', length: ISSUER_MAX })
  issuer!: string;

  /** Of the issuer and the subject: neither is looked for by anything else. */
  @Column({ type: 'varchar', length: 64 })
  subject_hash!: string;

  @Column(moment)
  created_at!: number;
}
