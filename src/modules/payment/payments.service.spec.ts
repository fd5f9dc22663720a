import { aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import { paymentReference } from '../../domain/payment/payment-reference.js';
import type { FoundPayment, PaymentReader } from './payment.repository.js';
import { PaymentsService } from './payments.service.js';

const PAYMENT = { certificateId: 17 } as Partial<FoundPayment> as FoundPayment;
const service = new PaymentsService({
  list: async () => ({ items: [PAYMENT], total: 1 }),
} as Partial<PaymentReader> as PaymentReader);
const WHOLE = { filter: {}, sort: { field: 'id', descending: false }, page: { offset: 0, limit: 10 } } as const;

it.each(['certificates.read', 'certificates.review'] as const)('%s alone sees payments', async (permission) => {
  const actor = aStaffMember([permission]);
  expect(await service.detail(actor, 17)).toBe(PAYMENT);
  expect((await service.list(actor, WHOLE)).items).toEqual([PAYMENT]);
});

it.each([aStaffMember(['news.manage']), aStudent()])('nobody else does', async (actor) => {
  await expect(service.detail(actor, 17)).rejects.toMatchObject({ reason: 'forbidden' });
  await expect(service.list(actor, WHOLE)).rejects.toMatchObject({ reason: 'forbidden' });
});

it.each([
  [{ q: 'Wang' }, { name: 'Wang' }],
  [
    { q: '42', state: 'matched' },
    { ids: [42], state: 'matched' },
  ],
  [{ q: '42', reference: 'RF34MV42' }, { ids: [42] }],
  [{ q: '42', reference: paymentReference(43) }, { ids: [] }],
  [
    { ids: [41, 42], reference: 'RF34MV42', q: 'Wang' },
    { ids: [42], name: 'Wang' },
  ],
])('%j is asked of the store as %j', async (filter, expected) => {
  const list = async (request: object) => ({ items: [], total: 0, request });
  const asking = new PaymentsService({ list } as Partial<PaymentReader> as PaymentReader);
  const found = await asking.list(aStaffMember(['certificates.read']), { ...WHOLE, filter } as never);
  expect((found as unknown as { request: { filter: object } }).request.filter).toEqual(expected);
});
