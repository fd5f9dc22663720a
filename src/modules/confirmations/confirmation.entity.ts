import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EMAIL_MAX } from '../../domain/account/email.js';
import type { AskedField } from '../../domain/confirmation/asked-fields.js';
import type { AnswerWay, CancelCause, ConfirmationAnswer } from '../../domain/confirmation/confirmation.js';
import type { ConfirmationState } from '../../domain/confirmation/confirmation.machine.js';
import type { ConfirmingParty, ContactLanguage } from '../../domain/confirmation/contact.js';
import { fileId, moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

@Entity('confirmations')
@Index('ux_confirmations_token', ['token_hash'], { unique: true })
@Index('ix_confirmations_certificate', ['certificate_id'])
@Index('ix_confirmations_state', ['state', 'sent_at'])
@Index('ix_confirmations_sent', ['sent_at'])
@Index('ix_confirmations_email', ['email'])
@Index('ix_confirmations_contact', ['contact_id'])
export class ConfirmationEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_confirmations_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column('integer')
  certificate_version!: number;

  @Column({ type: 'varchar', length: 10 })
  party!: ConfirmingParty;

  /** Of a contact that may be gone by now. */
  @Column({ type: 'integer', nullable: true })
  contact_id!: number | null;

  @Column({ type: 'varchar', length: EMAIL_MAX })
  email!: string;

  @Column({ type: 'varchar', length: 200 })
  office!: string;

  @Column({ type: 'varchar', length: 5 })
  language!: ContactLanguage;

  /** JSON: the claimed values by field. */
  @Column('text')
  claimed!: string;

  /** JSON: who the student is. */
  @Column('text')
  student!: string;

  /** JSON: the enclosed files. */
  @Column('text')
  file_ids!: string;

  @Column('integer')
  due_days!: number;

  @Column({ type: 'varchar', length: 13 })
  state!: ConfirmationState;

  @Column({ type: 'varchar', length: 10, nullable: true })
  cancel_cause!: CancelCause | null;

  @Column('integer')
  proposed!: number;

  @Column({ type: 'varchar', length: 32 })
  nonce!: string;

  @Column({ type: 'varchar', length: 64 })
  token_hash!: string;

  @Column(moment)
  sent_at!: number;

  @Column({ ...moment, nullable: true })
  opened_at!: number | null;

  @Column({ ...moment, nullable: true })
  ended_at!: number | null;

  @Column('integer')
  reminders!: number;

  /** JSON: what the record says of the key values. */
  @Column({ type: 'text', nullable: true })
  key_values!: string | null;

  @Column({ ...moment, nullable: true })
  key_values_at!: number | null;

  /** What was attached by the link before it is answered; nothing keeps it but an answer. */
  @Column({ ...fileId, nullable: true })
  attached_id!: string | null;

  /**
   * When the first answer that counts was given, and whether the key values are confirmed: for figures, kept with each
   * answer.
   */
  @Column({ ...moment, nullable: true })
  answered_at!: number | null;

  @Column({ type: 'integer', default: 0 })
  confirmed!: number;

  @Column('integer')
  created_by!: number;

  @Column(moment)
  created_at!: number;

  /** Of student and office, in comparable form, with blanks between: what lists are searched in. */
  @Column({ type: 'varchar', length: 1000 })
  words!: string;
}

/** Rows are added and never changed, but for `disputed_at`. */
@Entity('confirmation_answers')
@Index('ix_confirmation_answers_confirmation', ['confirmation_id'])
@Index('ix_confirmation_answers_certificate', ['certificate_id'])
@Index('ix_confirmation_answers_file', ['file_id'])
@Index('ix_confirmation_answers_differing', ['may_differ'])
export class ConfirmationAnswerEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => ConfirmationEntity, { name: 'fk_confirmation_answers_confirmation', onDelete: 'CASCADE' })
  confirmation_id!: number;

  @Column('integer')
  certificate_id!: number;

  @Column({ type: 'varchar', length: 10 })
  party!: ConfirmingParty;

  @Column({ type: 'varchar', length: 10 })
  outcome!: ConfirmationAnswer['outcome'];

  @Column({ type: 'varchar', length: 10 })
  way!: AnswerWay;

  @Column({ type: 'integer', nullable: true })
  recorded_by!: number | null;

  /** JSON: the claimed values by field. */
  @Column('text')
  claimed!: string;

  /** JSON: the answers by field. */
  @Column('text')
  fields!: string;

  @Column({ type: 'varchar', length: 120, nullable: true })
  name!: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  office!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  reference!: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  note!: string | null;

  @Column({ ...fileId, nullable: true })
  file_id!: string | null;

  @Column(moment)
  answered_at!: number;

  @Column({ ...moment, nullable: true })
  disputed_at!: number | null;

  /** Whether any of `fields` may say otherwise; 1 also where an earlier release has not looked. */
  @Column({ type: 'integer', default: 1 })
  may_differ!: number;
}

/** Rows are added and never changed. */
@Entity('confirmation_settlements')
@Index('ux_confirmation_settlements_field', ['answer_id', 'field'], { unique: true })
@Index('ix_confirmation_settlements_certificate', ['certificate_id'])
export class ConfirmationSettlementEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  @ForeignKey(() => ConfirmationAnswerEntity, { name: 'fk_confirmation_settlements_answer', onDelete: 'CASCADE' })
  answer_id!: number;

  @Column('integer')
  certificate_id!: number;

  @Column({ type: 'varchar', length: 24 })
  field!: AskedField;

  @Column('integer')
  officer_id!: number;

  @Column({ type: 'varchar', length: 2000 })
  note!: string;

  @Column(moment)
  settled_at!: number;
}
