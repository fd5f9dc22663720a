import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type PaymentJudge, type PaymentState } from '../../domain/payment/payment.js';
import { TRANSACTION_MAX } from '../../domain/payment/receipt-text.js';
import { moment } from '../../platform/db/columns.js';
import { CertificateEntity } from '../certificates/certificate.entity.js';

/** One for a record, with which it goes. Amounts in sen. */
@Entity('payments')
@Index('ix_payments_state', ['state', 'certificate_id'])
@Index('ix_payments_updated', ['updated_at', 'certificate_id'])
@Index('ix_payments_transaction', ['transaction_key'])
export class PaymentEntity {
  @PrimaryColumn('integer')
  @ForeignKey(() => CertificateEntity, { name: 'fk_payments_certificate', onDelete: 'CASCADE' })
  certificate_id!: number;

  @Column({ type: 'varchar', length: 10 })
  state!: PaymentState;

  @Column({ type: 'varchar', length: 10, nullable: true })
  judged_by!: PaymentJudge | null;

  @Column('integer')
  expected!: number;

  @Column({ type: 'integer', nullable: true })
  amount_read!: number | null;

  @Column({ type: 'integer', nullable: true })
  paid_for!: number | null;

  @Column({ type: 'varchar', length: TRANSACTION_MAX, nullable: true })
  transaction_key!: string | null;

  @Column(moment)
  updated_at!: number;
}
