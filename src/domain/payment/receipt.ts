import type { CertificateType } from '../certificate/certificate.fields.js';
import type { Certificate } from '../certificate/certificate.js';
import { message } from '../messages/message.js';
import { NOTICE_LANGUAGES, type NoticeLanguage } from '../privacy/notice.js';
import { DomainError } from '../shared/domain-error.js';
import type { GroupCheck } from '../verdict/evidence.js';
import { type Fee, feeAskedAt, feeAt } from './fees.js';
import { paymentReference } from './payment-reference.js';

/** What a receipt can be had in: English, Malay, Chinese. */
export const RECEIPT_LANGUAGES = NOTICE_LANGUAGES;
export type ReceiptLanguage = NoticeLanguage;

/** What is on record of the payment for an application. How it was paid is not. */
export interface Receipt {
  /** The number of the application. */
  readonly reference: string;
  /** What the applicant was to give as the reference of the payment, see `paymentReference`. */
  readonly paidWith: string;
  readonly type: CertificateType;
  readonly fee: Fee;
  readonly name: string;
  /** When the applicant applied with a proof of payment. */
  readonly statedAt: Date;
  /** What stands of an officer's check, once the application is decided; until then a payment is stated and no more. */
  readonly check: Pick<GroupCheck, 'verdict' | 'at' | 'method'> | null;
}

/**
 * @param checks what stands of the review. Applicants learn of it with the decision, and a receipt is for them.
 * @param proofs the files of the proofs of payment.
 * @throws DomainError `receipt_not_ready` for what nobody applied for, or without a proof of payment.
 */
export function receiptOf(
  certificate: Certificate,
  checks: readonly GroupCheck[],
  proofs: readonly { readonly createdAt: Date }[] = [],
): Receipt {
  const { id, status, form, appliedAt, decidedAt } = certificate;
  if (status === 'Unverified' || appliedAt === null || form.paymentPhotos.length === 0) {
    throw new DomainError('receipt_not_ready', message('no_receipt_yet'));
  }
  const check = decidedAt === null ? undefined : checks.find(({ group }) => group === 'payment');
  return {
    reference: String(id),
    paidWith: paymentReference(id),
    type: form.type,
    fee: feeAt(form.type, feeAskedAt(appliedAt, proofs, appliedAt)),
    name: form.name ?? '',
    statedAt: appliedAt,
    check: check ? { verdict: check.verdict, at: check.at, method: check.method } : null,
  };
}

/** The folder of the storage for receipts that were made, from when they may be made anew. */
export const RECEIPTS = 'receipts';
export const RECEIPT_KEPT_MS = 3_600_000;
