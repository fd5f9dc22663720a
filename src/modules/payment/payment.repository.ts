import type { CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { CertificateStatus } from '../../domain/certificate/certificate.machine.js';
import type { Payment, PaymentState } from '../../domain/payment/payment.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface PaymentFilter {
  readonly ids?: readonly number[];
  readonly state?: PaymentState;
  /** Words of the applicant's name, each found by its beginning. */
  readonly name?: string;
}

export type PaymentSort = 'id' | 'state' | 'updatedAt';

/** A payment with what its record says now. */
export interface FoundPayment extends Payment {
  readonly record: {
    readonly name: string | null;
    readonly type: CertificateType;
    readonly status: CertificateStatus;
    readonly appliedAt: Date | null;
  };
}

export abstract class PaymentReader {
  /** Of records, by their ids, in their order. */
  abstract of(certificateIds: readonly number[]): Promise<readonly Payment[]>;
  /**
   * Others whose proofs name the same transaction of a bank, and the one whose reference is on these, where there is
   * such a record; at most 100.
   */
  abstract sharing(
    payment: Pick<Payment, 'certificateId' | 'transaction' | 'paidFor'>,
  ): Promise<ReadonlyArray<{ readonly id: number }>>;
  abstract list(request: ListRequest<PaymentSort, PaymentFilter>): Promise<Page<FoundPayment>>;
}

export interface PaymentStore {
  /** What is known of the payment for a record. */
  on(certificateId: number): Promise<Payment | null>;
  /** Keeps what is known of the payment for a record, instead of what was known before. */
  put(payment: Payment): Promise<void>;
  /** Removes that of a record whose holder has erased the account. */
  forget(certificateId: number): Promise<void>;
}
