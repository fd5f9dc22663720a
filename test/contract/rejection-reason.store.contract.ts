import type { RejectionReason } from '../../src/domain/review/rejection-reason.js';
import { rejection } from './catalog.additions.js';
import { type MakeStores, withStores } from './stores.js';

const TEXTS = {
  titleEn: 'Blurred scan',
  titleCn: '扫描件模糊',
  titleMs: 'Imbasan kabur',
  textEn: `Please\nscan it again. ${'x'.repeat(1975)}`,
  textCn: '请重新扫描。𠮷',
  textMs: 'Sila imbas semula.',
};

export function rejectionReasonStoreContract(make: MakeStores): void {
  withStores('a store of saved reasons', make, (the) => {
    const list = async (filter: object = {}, field: 'position' | 'id' = 'position', descending = false) => {
      const page = { offset: 0, limit: 50 };
      const { items, total } = await the().rejectionReasons.list({ filter, sort: { field, descending }, page });
      expect(total).toBe(items.length);
      return items;
    };
    const add = (position: number) => the().unitOfWork.run((tx) => tx.rejectionReasons.insert({ ...TEXTS, position }));
    let [second, first, third]: RejectionReason[] = [];
    beforeAll(async () => {
      // A new installation has some already.
      const there = (await list()).map(({ id }) => id);
      await the().unitOfWork.run((tx) => tx.rejectionReasons.remove(there));
      expect(await the().unitOfWork.run((tx) => tx.rejectionReasons.lastPosition())).toBeNull();
      second = await add(5);
      first = await add(2);
      third = await add(5);
    });

    it('gives back every field as it was given', async () => {
      expect(first).toEqual({ ...TEXTS, position: 2, id: first?.id, version: 1 });
      expect(await the().rejectionReasons.findById(first?.id ?? 0)).toEqual(first);
      expect(await the().rejectionReasons.findById(999_999)).toBeNull();
    });

    it('lists by place and by id, a page at a time, and some', async () => {
      expect(await list()).toEqual([first, second, third]);
      expect(await list({}, 'position', true)).toEqual([third, second, first]);
      expect(await list({}, 'id')).toEqual([second, first, third]);
      expect(await list({ ids: [third?.id, 999_999] })).toEqual([third]);
      expect(await list({ ids: [] })).toEqual([]);
      const sort = { field: 'position', descending: false } as const;
      const page = await the().rejectionReasons.list({ filter: {}, sort, page: { offset: 1, limit: 1 } });
      expect(page).toEqual({ items: [second], total: 3 });
      expect(await the().unitOfWork.run((tx) => tx.rejectionReasons.lastPosition())).toBe(5);
    });

    it('changes one version after the other, and removes', async () => {
      const made = await add(9);
      const change = { ...made, titleMs: 'Kabur', position: 0 };
      const changed = await the().unitOfWork.run((tx) => tx.rejectionReasons.update(change));
      expect(changed).toEqual({ ...change, version: 2 });
      expect(await the().unitOfWork.run((tx) => tx.rejectionReasons.lock([made.id, 999_999]))).toEqual([changed]);
      await expect(the().unitOfWork.run((tx) => tx.rejectionReasons.update(change))).rejects.toEqual(
        rejection('stale_version'),
      );
      await the().unitOfWork.run((tx) => tx.rejectionReasons.remove([made.id]));
      expect(await the().rejectionReasons.findById(made.id)).toBeNull();
    });
  });
}
