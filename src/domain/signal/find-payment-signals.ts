import type { Payment } from '../payment/payment.js';
import type { OtherApplication, SharedFile } from './find-signals.js';
import { type FoundSignal, MOST_OTHERS } from './signal.js';

interface PaymentGrounds {
  readonly payment: Payment | undefined;
  /** Whose proofs name the same transaction of a bank, and the one whose reference is on these. */
  readonly sharing: readonly Pick<OtherApplication, 'id'>[];
  readonly sameFile: readonly SharedFile[];
}

/** A receipt pays once: one's own other applications count as well. */
export function findPaymentSignals({ payment, sharing, sameFile }: PaymentGrounds): FoundSignal[] {
  const receipts = sameFile.filter(({ group }) => group === 'payment');
  const others = new Set([...sharing, ...receipts].map(({ id }) => id));
  const certificateIds = [...others].sort((a, b) => a - b).slice(0, MOST_OTHERS);
  return [
    ...(certificateIds.length > 0 ? [{ kind: 'receipt_used' as const, evidence: { certificateIds } }] : []),
    ...(payment ? amountDiffers(payment) : []),
  ];
}

function amountDiffers({ read, expected }: Payment): FoundSignal[] {
  if (read === null || read === expected) return [];
  return [{ kind: 'amount_differs', evidence: { amount: { expected, read } } }];
}
