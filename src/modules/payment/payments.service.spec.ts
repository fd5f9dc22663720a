import { aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
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
