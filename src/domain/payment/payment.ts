import type { CertificateForm } from '../certificate/certificate.fields.js';
import type { VerdictKind } from '../verdict/verdict.js';
import { feeAskedAt, feeAt } from './fees.js';
import type { ReceiptText } from './receipt-text.js';

/**
 * `expected`: no proof of it yet; `seen`: there is one, of which too little was made out; `matched`: the amount and the
 * reference on it are the right ones, or an officer accepted it; `differs`: one of them is not, or an officer did not.
 */
export const PAYMENT_STATES = ['expected', 'seen', 'matched', 'differs'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_JUDGES = ['reader', 'officer'] as const;
export type PaymentJudge = (typeof PAYMENT_JUDGES)[number];

/** The payment for one record. Amounts in sen. */
export interface Payment {
  readonly certificateId: number;
  readonly state: PaymentState;
  /** Who says that it matches or differs; a machine's word is advice. */
  readonly judgedBy: PaymentJudge | null;
  /** The fee of when it was applied for. */
  readonly expected: number;
  /** The amount on the proof; `null` where none was made out. */
  readonly read: number | null;
  /** The record whose reference is on the proof; `null` where none is. */
  readonly paidFor: number | null;
  /** What the bank calls the transaction. */
  readonly transaction: string | null;
  readonly updatedAt: Date;
}

interface Grounds {
  readonly id: number;
  readonly form: Pick<CertificateForm, 'type' | 'paymentPhotos'>;
  readonly appliedAt: Date | null;
  /** The files of the proofs. */
  readonly proofs: readonly { readonly createdAt: Date }[];
  /** What was read on the proofs. */
  readonly texts: readonly ReceiptText[];
  /** What stands of an officer's verdict on them. */
  readonly verdict: VerdictKind | null;
}

export function paymentOf({ id, form, appliedAt, proofs, texts, verdict }: Grounds, updatedAt: Date): Payment {
  const expected = feeAt(form.type, feeAskedAt(appliedAt, proofs, updatedAt)).total;
  const found = { expected, ...readOn(texts, id, expected) };
  return { certificateId: id, ...found, ...judged(id, form, found, verdict), updatedAt };
}

type Found = Pick<Payment, 'expected' | 'read' | 'paidFor' | 'transaction'>;

/** Of several proofs the one that fits speaks: others may be of a first try, or of a part. */
function readOn(texts: readonly ReceiptText[], id: number, expected: number): Omit<Found, 'expected'> {
  const [amounts, records] = [texts.flatMap((text) => text.amounts), texts.flatMap((text) => text.paidFor)];
  return {
    read: amounts.includes(expected) ? expected : (amounts[0] ?? null),
    paidFor: records.includes(id) ? id : (records[0] ?? null),
    transaction: texts.find(({ transaction }) => transaction !== null)?.transaction ?? null,
  };
}

function judged(
  id: number,
  { paymentPhotos }: Pick<CertificateForm, 'paymentPhotos'>,
  { expected, read, paidFor }: Found,
  verdict: VerdictKind | null,
): Pick<Payment, 'state' | 'judgedBy'> {
  if (paymentPhotos.length === 0) return { state: 'expected', judgedBy: null };
  if (verdict) return { state: verdict === 'accepted' ? 'matched' : 'differs', judgedBy: 'officer' };
  const differs = (read !== null && read !== expected) || (paidFor !== null && paidFor !== id);
  if (differs) return { state: 'differs', judgedBy: 'reader' };
  if (read === expected && paidFor === id) return { state: 'matched', judgedBy: 'reader' };
  return { state: 'seen', judgedBy: null };
}

/** Whether something else was read on the proofs than before. */
export function readsOtherwise(before: Payment | null, after: Payment): boolean {
  const facts = ({ expected, read, paidFor, transaction }: Payment) => [expected, read, paidFor, transaction].join();
  return before === null || facts(before) !== facts(after);
}

/** Whether a change of a record can change what is known of its payment. */
export function changesPayment(
  before: Pick<CertificateForm, 'type' | 'paymentPhotos'>,
  after: Pick<CertificateForm, 'type' | 'paymentPhotos'>,
): boolean {
  return before.type !== after.type || JSON.stringify(before.paymentPhotos) !== JSON.stringify(after.paymentPhotos);
}
