import { aCertificate, aForm } from '../../../test/factories/certificate.factory.js';
import { refusalOf } from '../../../test/support/refusal.js';
import type { Certificate } from '../certificate/certificate.js';
import type { GroupCheck } from '../verdict/evidence.js';
import { feeAt } from './fees.js';
import { receiptOf } from './receipt.js';

const AT = new Date('2026-02-01T03:00:00Z');
const LATER = new Date('2026-02-09T03:00:00Z');
const APPLIED: Certificate = { ...aCertificate(), status: 'Verifying', appliedAt: AT, decidedAt: null };
const accepted: GroupCheck = { group: 'payment', verdict: 'accepted', at: LATER, office: 'MyVerify', method: 'each' };
const decided: Certificate = { ...APPLIED, status: 'Verified', decidedAt: LATER };

describe('a receipt', () => {
  it('states the fee of the service to the sen, and the payment as stated', () => {
    expect(receiptOf(APPLIED, [])).toEqual({
      reference: '12',
      paidWith: 'RF68MV12',
      type: 'verification',
      fee: feeAt('verification', AT),
      name: 'Wang Xiaoming 王小明',
      statedAt: AT,
      check: null,
    });
    const stamping = receiptOf({ ...APPLIED, form: aForm({ type: 'stamping' }) }, []);
    expect(stamping.fee).toEqual({ net: 102_000, sst: 8_160, total: 110_160 });
  });

  it('tells what an officer found of the payment once the application is decided, and of nothing else', () => {
    expect(receiptOf(APPLIED, [accepted]).check).toBeNull();
    expect(receiptOf(decided, [{ ...accepted, group: 'passport' }]).check).toBeNull();
    expect(receiptOf(decided, [accepted]).check).toEqual({ verdict: 'accepted', at: LATER, method: 'each' });
    expect(receiptOf(decided, [{ ...accepted, verdict: 'refused' }]).check?.verdict).toBe('refused');
  });

  it.each<[string, Certificate]>([
    ['a draft', { ...APPLIED, status: 'Unverified' }],
    ['what was never applied for', { ...APPLIED, status: 'Rejected', appliedAt: null }],
    ['what has no proof of payment', { ...APPLIED, form: aForm({ paymentPhotos: [] }) }],
  ])('is not there of %s', (_, certificate) => {
    expect(refusalOf(() => receiptOf(certificate, [])).reason).toBe('receipt_not_ready');
  });
});
