import type { Payment } from '../payment/payment.js';
import { findPaymentSignals } from './find-payment-signals.js';
import type { SharedFile } from './find-signals.js';

const PAYMENT: Payment = {
  ...{ certificateId: 12, state: 'matched', judgedBy: 'reader', updatedAt: new Date('2026-03-04T05:06:07Z') },
  ...{ expected: 66_960, read: 66_960, paidFor: 12, transaction: 'M2604041234567' },
};
const shared = (id: number, group: SharedFile['group']): SharedFile => ({ id, group, ownerId: 7, email: null });
const found = (changes: Partial<Parameters<typeof findPaymentSignals>[0]>) =>
  findPaymentSignals({ payment: PAYMENT, sharing: [], sameFile: [], ...changes });

it('finds nothing where all fits, nothing was read, or nothing is known', () => {
  expect(found({})).toEqual([]);
  expect(found({ payment: { ...PAYMENT, read: null, paidFor: null, transaction: null } })).toEqual([]);
  expect(found({ payment: undefined, sameFile: [shared(3, 'passport')] })).toEqual([]);
});

it('tells an amount that is not the fee', () => {
  expect(found({ payment: { ...PAYMENT, read: 6_696 } })).toEqual([
    { kind: 'amount_differs', evidence: { amount: { expected: 66_960, read: 6_696 } } },
  ]);
});

it('tells a receipt that stands elsewhere: its bytes, its transaction, or the reference of another application', () => {
  const sameFile = [shared(9, 'payment'), shared(4, 'certificate')];
  expect(found({ sharing: [{ id: 9 }, { id: 3 }], sameFile })).toEqual([
    { kind: 'receipt_used', evidence: { certificateIds: [3, 9] } },
  ]);
  const many = Array.from({ length: 30 }, (_, at) => ({ id: 100 - at }));
  expect(found({ sharing: many })[0]?.evidence.certificateIds).toHaveLength(10);
});
