import type { NewShare } from '../../src/domain/sharing/share.js';
import type { ShareFilter, ShareSort } from '../../src/modules/sharing/share.repository.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const ALL = { offset: 0, limit: 100 };
const DAY = 24 * 3_600_000;

let tokens = 0;

export function shareStoreContract(make: MakeStores): void {
  withStores('a store of shared links', make, (the) => {
    const insert = (certificateId: number, changes: Partial<NewShare> = {}) =>
      the().unitOfWork.run((tx) => {
        const tokenHash = String(++tokens).padStart(64, 'a');
        const fields = { certificateId, label: '马来亚大学 🎓', tokenHash, pinHash: null, download: true };
        return tx.shares.insert({ ...fields, createdAt: NOON, endsAt: after(DAY), ...changes });
      });
    const list = async (certificateId: number) => (await the().shares.list(certificateId, ALL)).items;

    it('gives back a link as it was given, by id, token and certificate, newest first', async () => {
      const { id: certificateId } = await insertCertificate(the());
      const first = await insert(certificateId, { pinHash: '$argon2id$'.padEnd(200, 'x'), download: false });
      expect(first).toMatchObject({ label: '马来亚大学 🎓', opened: 0, downloaded: 0, wrongPins: 0, stoppedAt: null });
      expect(await the().shares.findById(first.id)).toEqual(first);
      expect(await the().shares.findByTokenHash(first.tokenHash)).toEqual(first);
      expect(await the().unitOfWork.run((tx) => tx.shares.lock(first.id))).toEqual(first);
      const second = await insert(certificateId);
      expect(await the().shares.list(certificateId, { offset: 0, limit: 1 })).toEqual({ items: [second], total: 2 });
      expect(await list(certificateId)).toEqual([second, first]);
      expect(await the().shares.findById(999_999)).toBeNull();
      expect(await the().shares.findByTokenHash('b'.repeat(64))).toBeNull();
      expect(await the().unitOfWork.run((tx) => tx.shares.lock(999_999))).toBeNull();
    });

    it('counts those that work, and stops one once', async () => {
      const { id: certificateId } = await insertCertificate(the());
      const [one] = [await insert(certificateId), await insert(certificateId, { endsAt: after(5) })];
      const live = (now: Date) =>
        the().unitOfWork.run(async (tx) => {
          await tx.certificates.lock(certificateId);
          return tx.shares.countLive(certificateId, now);
        });
      expect([await live(after(4)), await live(after(5)), await live(after(DAY))]).toEqual([2, 1, 0]);
      for (const ms of [6, 9]) await the().unitOfWork.run((tx) => tx.shares.stop(one.id, after(ms)));
      expect(await the().shares.findById(one.id)).toEqual({ ...one, endsAt: after(6), stoppedAt: after(6) });
      expect(await live(after(7))).toBe(0);
    });

    it('lists the links of a holder alone, in any order and of one certificate', async () => {
      const [one, other] = [
        await insertCertificate(the(), { ownerId: 4711 }),
        await insertCertificate(the(), { ownerId: 4712 }),
      ];
      const first = await insert(one.id, { label: 'B' });
      const second = await insert(other.id, { label: 'A', endsAt: after(DAY + 5) });
      const ownerId = 4711;
      await insert((await insertCertificate(the(), { ownerId })).id, { label: 'C', endsAt: after(5) });
      const found = async (field: ShareSort, filter: ShareFilter = {}, owner = ownerId) => {
        const request = { filter, sort: { field, descending: false }, page: ALL };
        return (await the().shares.listOf(owner, request)).items.map(({ label }) => label);
      };
      expect(await found('id')).toEqual(['B', 'C']);
      expect(await found('endsAt')).toEqual(['C', 'B']);
      expect(await found('label', { certificateId: one.id })).toEqual(['B']);
      expect(await found('label', { certificateId: other.id })).toEqual([]);
      expect(await found('label', { ids: [first.id, second.id] })).toEqual(['B']);
      expect(await found('label', {}, 4712)).toEqual(['A']);
    });

    it('changes whom a link is for in the version that was seen, and no other', async () => {
      const share = await insert((await insertCertificate(the())).id);
      const change = (version: number) =>
        the().unitOfWork.run((tx) => tx.shares.update({ ...share, version, label: 'UKM', download: false }));
      const changed = { ...share, version: 2, label: 'UKM', download: false };
      expect(await change(1)).toEqual(changed);
      expect(await the().shares.findById(share.id)).toEqual(changed);
      await expect(change(1)).rejects.toMatchObject({ reason: 'stale_version' });
    });

    it('counts tries of a PIN as wrong ones, but for the right one', async () => {
      const { id } = await insert((await insertCertificate(the())).id);
      const count = () => the().unitOfWork.run((tx) => tx.shares.countPinTry(id));
      expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
      expect((await the().shares.findById(id))?.wrongPins).toBe(3);
      await the().unitOfWork.run((tx) => tx.shares.acceptPin(id));
      expect((await the().shares.findById(id))?.wrongPins).toBe(2);
      const tries = await Promise.all([1, 2, 3, 4].map(count));
      expect(tries.sort()).toEqual([3, 4, 5, 6]);
      expect(await the().unitOfWork.run((tx) => tx.shares.countPinTry(999_999))).toBeNull();
    });

    it('notes what recipients do, newest first', async () => {
      const { id } = await insert((await insertCertificate(the())).id);
      await the().unitOfWork.run(async (tx) => {
        await tx.shares.addView(id, 'opened', after(1));
        await tx.shares.addView(id, 'downloaded', after(2));
        await tx.shares.addView(id, 'opened', after(3));
      });
      const { items, total } = await the().shares.views(id, ALL);
      expect(items.map(({ shareId, kind, at }) => [shareId, kind, at])).toEqual([
        [id, 'opened', after(3)],
        [id, 'downloaded', after(2)],
        [id, 'opened', after(1)],
      ]);
      expect(total).toBe(3);
      expect((await the().shares.views(id, { offset: 1, limit: 1 })).items).toEqual([items[1]]);
      expect(await the().shares.findById(id)).toMatchObject({ opened: 2, downloaded: 1, lastViewedAt: after(3) });
    });

    it('forgets whom the links of a certificate were for, and leaves the tokens of those that work', async () => {
      const { id: certificateId } = await insertCertificate(the());
      const ended = await insert(certificateId, { endsAt: after(5) });
      const live = await insert(certificateId, { pinHash: 'hash' });
      const other = await insert((await insertCertificate(the())).id);
      await the().unitOfWork.run(async (tx) => {
        for (const { id } of [ended, live, other]) await tx.shares.addView(id, 'opened', NOON);
        await tx.shares.forget(certificateId, after(5));
      });
      expect(await list(certificateId)).toEqual([{ ...live, label: '', pinHash: null }]);
      expect((await the().shares.views(live.id, ALL)).total).toBe(0);
      expect((await the().shares.views(other.id, ALL)).total).toBe(1);
      expect(await the().shares.findById(other.id)).toMatchObject({ label: other.label, opened: 1 });
    });
  });
}
