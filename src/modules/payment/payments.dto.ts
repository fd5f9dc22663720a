import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_TYPES, type CertificateType } from '../../domain/certificate/certificate.fields.js';
import { type CertificateStatus, STATUSES } from '../../domain/certificate/certificate.machine.js';
import { formatSen } from '../../domain/payment/fees.js';
import { PAYMENT_JUDGES, PAYMENT_STATES, type PaymentJudge, type PaymentState } from '../../domain/payment/payment.js';
import { inFours, paymentReference } from '../../domain/payment/payment-reference.js';
import { choiceFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import type { FoundPayment, PaymentSort } from './payment.repository.js';
import type { AskedPayments } from './payments.service.js';

const REFERENCE_MAX = 40;

export const PAYMENT_LIST: ListRules<PaymentSort, AskedPayments> = {
  sortable: ['updatedAt', 'id', 'state'],
  descending: true,
  filters: {
    id: idsFilter,
    state: choiceFilter(...PAYMENT_STATES),
    reference: textFilter(REFERENCE_MAX),
    q: textFilter(Q_MAX),
  },
};

export class PaymentDto {
  /** That of the application. @example 42 */
  id!: number;
  /**
   * What the applicant was to give as the reference: a structured creditor reference (ISO 11649).
   * @example "RF34 MV42"
   */
  reference!: string;
  /** Of the applicant. @example "WANG XIAOMING" */
  name!: string | null;
  @ApiProperty({ enum: CERTIFICATE_TYPES })
  type!: CertificateType;
  /** Of the application. */
  @ApiProperty({ enum: STATUSES, example: 'Verifying' })
  status!: CertificateStatus;
  /**
   * `expected`: no proof of it yet; `seen`: there is one, of which too little was made out; `matched`: amount and
   * reference on it are the right ones, or an officer accepted it; `differs`: one of them is not, or an officer did
   * not.
   */
  @ApiProperty({ enum: PAYMENT_STATES, example: 'matched' })
  state!: PaymentState;
  /** Who says that it matches or differs: `reader` is a machine, whose word is advice. */
  @ApiProperty({ type: String, enum: [...PAYMENT_JUDGES, null], nullable: true, example: 'reader' })
  judgedBy!: PaymentJudge | null;
  /** The fee, in ringgit. @example "669.60" */
  expected!: string;
  /** The amount on the proof, in ringgit; null where none was made out. @example "669.60" */
  read!: string | null;
  /** The application whose reference is on the proof; null where none is. @example 42 */
  paidFor!: number | null;
  /** What the bank calls the transaction. @example "20260304MBBEMYKL010OQR12345678" */
  transaction!: string | null;
  /** @example "2026-03-01T04:05:06.789Z" */
  appliedAt!: string | null;
  /** When this was found out. @example "2026-03-01T04:05:09.012Z" */
  updatedAt!: string;
}

export function toPaymentDto({ record, certificateId, expected, read, ...payment }: FoundPayment): PaymentDto {
  return {
    id: certificateId,
    reference: inFours(paymentReference(certificateId)),
    name: record.name,
    type: record.type,
    status: record.status,
    state: payment.state,
    judgedBy: payment.judgedBy,
    expected: formatSen(expected),
    read: read === null ? null : formatSen(read),
    paidFor: payment.paidFor,
    transaction: payment.transaction,
    appliedAt: record.appliedAt?.toISOString() ?? null,
    updatedAt: payment.updatedAt.toISOString(),
  };
}
