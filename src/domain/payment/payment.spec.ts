import { aFileId, aForm } from '../../../test/factories/certificate.factory.js';
import { changesPayment, paymentOf, readsOtherwise } from './payment.js';
import type { ReceiptText } from './receipt-text.js';

const AT = new Date('2026-03-04T05:06:07Z');
const FORM = aForm();
const UNPAID = { appliedAt: AT, proofs: [] };
const text = (amounts: number[], paidFor: number[] = [], transaction: string | null = null): ReceiptText => ({
  amounts,
  paidFor,
  transaction,
});
const payment = (texts: readonly ReceiptText[], verdict: 'accepted' | 'send_again' | 'refused' | null = null) =>
  paymentOf({ id: 12, form: FORM, ...UNPAID, texts, verdict }, AT);

it('is expected until there is a proof of it, whatever was read or said before', () => {
  const form = { ...FORM, paymentPhotos: [] };
  expect(paymentOf({ id: 12, form, ...UNPAID, texts: [], verdict: 'accepted' }, AT)).toEqual({
    ...{ certificateId: 12, state: 'expected', judgedBy: null, expected: 66_960, updatedAt: AT },
    ...{ read: null, paidFor: null, transaction: null },
  });
});

it.each([
  ['nothing could be made out', [], 'seen', null],
  ['the amount alone fits', [text([66_960])], 'seen', null],
  ['the reference alone is there', [text([], [12])], 'seen', null],
  ['amount and reference fit', [text([62_000, 66_960], [12])], 'matched', 'reader'],
  ['they fit on two papers', [text([6_696]), text([66_960]), text([], [7, 12])], 'matched', 'reader'],
  ['the amount is another', [text([6_696], [12])], 'differs', 'reader'],
  ['it is for another application', [text([66_960], [7])], 'differs', 'reader'],
] as const)('of which %s', (_, texts, state, judgedBy) => expect(payment(texts)).toMatchObject({ state, judgedBy }));

it('says what was read of it', () => {
  expect(payment([text([6_696], [7], 'M26'), text([100], [8], 'M27')])).toMatchObject({
    read: 6_696,
    paidFor: 7,
    transaction: 'M26',
  });
});

it.each([
  ['accepted', 'matched'],
  ['send_again', 'differs'],
  ['refused', 'differs'],
] as const)('an officer has the last word: %s', (verdict, state) => {
  const texts = verdict === 'accepted' ? [text([6_696])] : [text([66_960], [12])];
  expect(payment(texts, verdict)).toMatchObject({ state, judgedBy: 'officer' });
});

it('asks for the fee of the service', () => {
  const form = aForm({ type: 'stamping' });
  expect(paymentOf({ id: 12, form, ...UNPAID, texts: [text([66_960], [12])], verdict: null }, AT)).toMatchObject({
    expected: 110_160,
    state: 'differs',
  });
});

it('reads otherwise once something else was made out, whoever judges it', () => {
  const before = payment([text([66_960], [12], 'M26')]);
  expect(readsOtherwise(null, before)).toBe(true);
  expect(readsOtherwise(before, { ...before, state: 'differs', judgedBy: 'officer' })).toBe(false);
  for (const change of [{ read: 1 }, { paidFor: null }, { transaction: 'M27' }, { expected: 110_160 }]) {
    expect(readsOtherwise(before, { ...before, ...change })).toBe(true);
  }
});

it('changes with the service and the proofs alone', () => {
  expect(changesPayment(FORM, { ...FORM })).toBe(false);
  expect(changesPayment(FORM, aForm({ type: 'stamping' }))).toBe(true);
  expect(changesPayment(FORM, { ...FORM, paymentPhotos: [aFileId(99)] })).toBe(true);
});
