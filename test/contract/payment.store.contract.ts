import type { Payment } from '../../src/domain/payment/payment.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function paymentStoreContract(make: MakeStores): void {
  withStores('a store of payments', make, (the) => {
    const payment = (certificateId: number, changes: Partial<Payment> = {}): Payment => ({
      ...{ certificateId, state: 'seen', judgedBy: null, expected: 66_960, updatedAt: NOON },
      ...{ read: null, paidFor: null, transaction: null },
      ...changes,
    });
    const put = (...payments: Payment[]) =>
      the().unitOfWork.run(async (tx) => {
        for (const one of payments) await tx.payments.put(one);
      });
    const record = (form: object = {}) => insertCertificate(the(), { status: 'Verifying', appliedAt: NOON }, form);
    const listed = async (filter: object, field: 'id' | 'state' | 'updatedAt' = 'id', descending = false) => {
      const { items } = await the().payments.list({
        filter,
        sort: { field, descending },
        page: { offset: 0, limit: 100 },
      });
      return items.map(({ certificateId }) => certificateId);
    };

    it('keeps one for a record, the last that is known', async () => {
      const { id } = await record({ name: 'Wang Xiaoming', type: 'stamping' });
      await put(payment(id));
      const last = payment(id, {
        ...{ state: 'differs', judgedBy: 'reader', expected: 110_160, updatedAt: after(1) },
        ...{ read: 1_000_000_000, paidFor: 2_147_483_647, transaction: 'T'.repeat(40) },
      });
      await put(last);
      expect(await the().payments.of([id])).toEqual([last]);
      expect(await the().unitOfWork.run((tx) => tx.payments.on(id))).toEqual(last);
      const request = {
        filter: { ids: [id] },
        sort: { field: 'id', descending: false },
        page: { offset: 0, limit: 2 },
      };
      expect(await the().payments.list(request as never)).toEqual({
        items: [{ ...last, record: { name: 'Wang Xiaoming', type: 'stamping', status: 'Verifying', appliedAt: NOON } }],
        total: 1,
      });
      await the().unitOfWork.run((tx) => tx.payments.forget(id));
      expect(await the().payments.of([id])).toEqual([]);
      expect(await the().unitOfWork.run((tx) => tx.payments.on(id))).toBeNull();
    });

    it('finds them by the beginnings of words of the name, among those of a state', async () => {
      const [one, two] = [await record({ name: 'Zhou Mei 周梅' }), await record({ name: 'Mei Zhao' })];
      await record({ name: 'Zhou Without' });
      await put(payment(one.id), payment(two.id, { state: 'matched' }));
      expect(await listed({ name: 'mei' })).toEqual([one.id, two.id]);
      expect(await listed({ name: 'MEI zh', state: 'matched' })).toEqual([two.id]);
      for (const name of ['zhou', '周']) expect(await listed({ name })).toEqual([one.id]);
      for (const name of ['ei', 'mei wang', '!']) expect(await listed({ name })).toEqual([]);
      expect(await listed({ name: 'mei', ids: [one.id] })).toEqual([one.id]);
    });

    it('lists them by record, state and time, those of one state alone', async () => {
      const [one, two, three] = [(await record()).id, (await record()).id, (await record()).id];
      const ids = [one, two, three];
      await put(
        payment(one, { state: 'matched', updatedAt: after(3) }),
        payment(two, { state: 'differs', updatedAt: after(1) }),
        payment(three, { state: 'matched', updatedAt: after(2) }),
      );
      expect(await listed({ ids })).toEqual(ids);
      expect(await listed({ ids }, 'updatedAt', true)).toEqual([one, three, two]);
      expect(await listed({ ids }, 'state')).toEqual([two, one, three]);
      expect(await listed({ ids, state: 'matched' })).toEqual([one, three]);
      expect(await listed({ ids: [] })).toEqual([]);
    });

    it('knows those of the same transaction and the one that was paid for, and none where there is none', async () => {
      const [one, two, three] = [(await record()).id, (await record()).id, (await record()).id];
      const draft = (await insertCertificate(the(), { status: 'Unverified', appliedAt: null })).id;
      const transaction = `M${one}`;
      await put(payment(one, { transaction }), payment(two, { transaction }), payment(three));
      await put(payment(draft, { transaction }));
      const sharing = async (certificateId: number, changes: Partial<Payment>) =>
        (await the().payments.sharing(payment(certificateId, changes))).map(({ id }) => id).sort((a, b) => a - b);
      expect(await sharing(one, { transaction })).toEqual([two]);
      expect(await sharing(one, { transaction, paidFor: three })).toEqual([two, three]);
      expect(await sharing(one, { paidFor: two })).toEqual([two]);
      expect(await sharing(draft, { transaction })).toEqual([one, two]);
      expect(await sharing(three, { paidFor: draft })).toEqual([]);
      expect(await sharing(three, {})).toEqual([]);
      expect(await sharing(three, { paidFor: three })).toEqual([]);
      expect(await sharing(three, { paidFor: 2_000_000_000 })).toEqual([]);
    });

    it('goes with its record', async () => {
      const { id, version, status } = await record();
      await put(payment(id));
      await the().unitOfWork.run((tx) => tx.certificates.remove({ id, version, status }));
      expect(await the().payments.of([id])).toEqual([]);
    });
  });
}
