import { askFor, type DataRequestKind } from '../../src/domain/privacy/data-request.js';
import type { DataRequestFilter, DataRequestSort } from '../../src/modules/privacy/data-request.repository.js';
import { after, type MakeStores, withStores } from './stores.js';

export function dataRequestStoreContract(make: MakeStores): void {
  withStores('a store of personal-data requests', make, (the) => {
    const ask = (kind: DataRequestKind, userId: number, ms: number) =>
      the().unitOfWork.run((tx) => tx.dataRequests.insert(askFor(kind, userId, after(ms))));
    const find = async (filter: DataRequestFilter, field: DataRequestSort = 'id', descending = false) => {
      const request = { filter, sort: { field, descending }, page: { offset: 0, limit: 9 } };
      const { items, total } = await the().dataRequests.list(request);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };

    it('keeps what was asked for until it is done, and lists it', async () => {
      const one = await ask('export', 7, 30);
      const two = await ask('erasure', 7, 10);
      const other = await ask('export', 8, 20);
      expect(one).toEqual({ ...askFor('export', 7, after(30)), id: one.id, doneAt: null, doneBy: null });
      expect(await the().dataRequests.findById(one.id)).toEqual(one);
      expect(await the().dataRequests.findById(999_999)).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.dataRequests.lock(999_999))).toBeNull();
      await the().unitOfWork.run((tx) => tx.dataRequests.finishOf(7, 'export', after(50)));
      const done = { ...other, doneAt: after(40), doneBy: 50 };
      await the().unitOfWork.run((tx) => tx.dataRequests.finish(done));
      expect(await the().unitOfWork.run((tx) => tx.dataRequests.lock(other.id))).toEqual(done);
      expect(await the().dataRequests.findById(one.id)).toEqual({ ...one, doneAt: after(50) });
      expect(await the().dataRequests.findById(two.id)).toEqual(two);
      expect(await find({})).toEqual([one.id, two.id, other.id]);
      expect(await find({}, 'dueAt')).toEqual([two.id, other.id, one.id]);
      expect(await find({}, 'doneAt', true)).toEqual([one.id, other.id, two.id]);
      expect(await find({ open: true })).toEqual([two.id]);
      expect(await find({ open: false, kind: 'export' }, 'askedAt', true)).toEqual([other.id, one.id]);
      expect(await find({ userId: 8 })).toEqual([other.id]);
      expect(await find({ userIds: [8, 9], ids: [one.id, other.id] }, 'userId')).toEqual([other.id]);
      expect(await find({ userIds: [] })).toEqual([]);
    });
  });
}
