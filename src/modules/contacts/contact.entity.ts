import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EMAIL_MAX } from '../../domain/account/email.js';
import { type ContactLanguage, DOMAIN_MAX } from '../../domain/confirmation/contact.js';
import { moment } from '../../platform/db/columns.js';
import { UniversityEntity } from '../universities/university.entity.js';

@Entity('contacts')
@Index('ux_contacts_email', ['email', 'owner_key'], { unique: true })
@Index('ix_contacts_university', ['university_id'])
export class ContactEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  /** Null for the ministry. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => UniversityEntity, { name: 'fk_contacts_university', onDelete: 'CASCADE' })
  university_id!: number | null;

  /** The same, with 0 for the ministry: indexes take any number of nulls. */
  @Column('integer')
  owner_key!: number;

  @Column({ type: 'varchar', length: EMAIL_MAX })
  email!: string;

  @Column({ type: 'varchar', length: 200 })
  office!: string;

  @Column({ type: 'varchar', length: 5 })
  language!: ContactLanguage;

  @Column({ type: 'varchar', length: 1000 })
  verification!: string;

  /** Of address and office, in comparable form, with blanks between: what lists are searched in. */
  @Column({ type: 'varchar', length: 1000 })
  words!: string;

  @Column('integer')
  entered_by!: number;

  @Column(moment)
  entered_at!: number;

  @Column({ type: 'integer', nullable: true })
  released_by!: number | null;

  @Column({ ...moment, nullable: true })
  released_at!: number | null;
}

@Entity('mail_domains')
@Index('ux_mail_domains_domain', ['university_id', 'domain'], { unique: true })
export class MailDomainEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => UniversityEntity, { name: 'fk_mail_domains_university', onDelete: 'CASCADE' })
  university_id!: number;

  @Column({ type: 'varchar', length: DOMAIN_MAX })
  domain!: string;

  @Column('integer')
  entered_by!: number;

  @Column(moment)
  entered_at!: number;

  @Column({ type: 'integer', nullable: true })
  released_by!: number | null;

  @Column({ ...moment, nullable: true })
  released_at!: number | null;
}
