import { issueReport } from '../../src/domain/certificate/report.js';
import { DEFAULT_CHOICES } from '../../src/domain/sharing/look-up.js';
import type { NewShare } from '../../src/domain/sharing/share.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const ALL = { offset: 0, limit: 100 };
const DAY = 24 * 3_600_000;

let tokens = 0;

export function shareStoresContract(make: MakeStores): void {
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
          await tx.shares.lockCertificate(certificateId);
          return tx.shares.countLive(certificateId, now);
        });
      expect([await live(after(4)), await live(after(5)), await live(after(DAY))]).toEqual([2, 1, 0]);
      for (const ms of [6, 9]) await the().unitOfWork.run((tx) => tx.shares.stop(one.id, after(ms)));
      expect(await the().shares.findById(one.id)).toEqual({ ...one, endsAt: after(6), stoppedAt: after(6) });
      expect(await live(after(7))).toBe(0);
    });

    it('counts tries of a PIN in windows, and forgets them at the right one', async () => {
      const { id } = await insert((await insertCertificate(the())).id);
      const count = (now: Date) => the().unitOfWork.run((tx) => tx.shares.countPinTry(id, 1000, now));
      expect([await count(NOON), await count(after(999)), await count(after(1000))]).toEqual([1, 2, 1]);
      expect((await the().shares.findById(id))?.wrongPins).toBe(3);
      await the().unitOfWork.run((tx) => tx.shares.acceptPin(id));
      expect((await the().shares.findById(id))?.wrongPins).toBe(2);
      const tries = await Promise.all([1, 2, 3, 4].map(() => count(after(1001))));
      expect(tries.sort()).toEqual([1, 2, 3, 4]);
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

  withStores('a store of look-ups', make, (the) => {
    const choose = (id: number, publicLookUp: boolean, tellHolder: boolean) =>
      the().unitOfWork.run(async (tx) => {
        await tx.shares.lockCertificate(id);
        return tx.lookUps.choose(id, { publicLookUp, tellHolder });
      });
    /** What may be done as it is asked beforehand is done. */
    const claim = async (id: number, now: Date) => {
      const may = await the().lookUps.mayTell(id, DAY, now);
      const does = await the().unitOfWork.run((tx) => tx.lookUps.claimTelling(id, DAY, now));
      if (does) expect(may).toBe(true);
      return does;
    };

    it('keeps what a holder chose', async () => {
      const { id } = await insertCertificate(the());
      expect(await the().lookUps.choices(id)).toEqual(DEFAULT_CHOICES);
      expect(await choose(id, false, true)).toEqual(DEFAULT_CHOICES);
      expect(await the().lookUps.choices(id)).toEqual({ publicLookUp: false, tellHolder: true });
      expect(await choose(id, true, false)).toEqual({ publicLookUp: false, tellHolder: true });
      await the().unitOfWork.run((tx) => tx.lookUps.forget(id));
      expect(await the().lookUps.choices(id)).toEqual(DEFAULT_CHOICES);
    });

    it('lets a holder be told once a day, whoever asks first, and not who does not want it', async () => {
      const { id } = await insertCertificate(the());
      const first = await Promise.all([1, 2, 3, 4].map(() => claim(id, NOON)));
      expect(first.filter(Boolean)).toHaveLength(1);
      expect(await the().lookUps.mayTell(id, DAY, after(DAY - 1))).toBe(false);
      expect(await claim(id, after(DAY - 1))).toBe(false);
      expect(await claim(id, after(DAY))).toBe(true);
      await choose(id, true, false);
      expect(await claim(id, after(3 * DAY))).toBe(false);
      await choose(id, true, true);
      expect([await claim(id, after(2 * DAY - 1)), await claim(id, after(2 * DAY))]).toEqual([false, true]);
    });

    it('tells the choices of several that are asked for at once', async () => {
      const [one, two] = [await insertCertificate(the()), await insertCertificate(the())];
      await choose(two.id, false, false);
      const ask = [one.id, two.id, one.id].map((id) => the().lookUps.choices(id));
      expect((await Promise.all(ask)).map(({ publicLookUp }) => publicLookUp)).toEqual([true, false, true]);
      const may = [one.id, two.id].map((id) => the().lookUps.mayTell(id, DAY, NOON));
      expect(await Promise.all(may)).toEqual([true, false]);
    });

    it('keeps reports from the public look-up where the holder wants that, with the editions that follow', async () => {
      const certificate = await insertCertificate(the());
      const holder = { name: `Hides ${certificate.id}`, passport: 'S1', birth: '2000-01-02' };
      const report = { ...issueReport(certificate, `MYV-S${certificate.id}`, NOON), photo: null };
      const fields = { ...report.fields, ...holder };
      const first = await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields }));
      expect(await the().reports.findInForceByHolder(holder)).toEqual([first]);
      await choose(certificate.id, false, true);
      expect(await the().reports.findInForceByHolder(holder)).toEqual([]);
      const second = await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields, edition: 2 }));
      expect(await the().reports.findInForceByHolder(holder)).toEqual([]);
      expect(await the().reports.findLatestByNumber(report.number)).toEqual(second);
      await choose(certificate.id, true, true);
      expect(await the().reports.findInForceByHolder(holder)).toEqual([second, first]);
    });

    it('lists the look-ups of every edition, newest first', async () => {
      const certificate = await insertCertificate(the());
      const report = { ...issueReport(certificate, `MYV-L${certificate.id}`, NOON), photo: null };
      const [one, two] = await the().unitOfWork.run(async (tx) => [
        await tx.reports.insert(report),
        await tx.reports.insert({ ...report, edition: 2 }),
      ]);
      const about = (id = 0) => ({ actorId: null, subject: { type: 'report', id: String(id) } });
      const record = (id: number | undefined, action: `${string}.${string}`) =>
        the().unitOfWork.run(async (tx) => tx.audit.record({ ...about(id), action }));
      await record(one?.id, 'check.answered');
      await record(two?.id, 'lookup.answered');
      await record(one?.id, 'report.rendered');
      await record(999_999, 'check.answered');
      await the().unitOfWork.run(async (tx) =>
        tx.audit.record({ ...about(one?.id), actorId: 7, action: 'check.answered' }),
      );
      await record(two?.id, 'check.answered');
      const { items, total } = await the().lookUps.list(certificate.id, ALL);
      expect(items.map(({ kind }) => kind)).toEqual(['number', 'person', 'number']);
      expect(total).toBe(3);
      const next = await the().lookUps.list(certificate.id, { offset: 1, limit: 1 });
      expect(next).toEqual({ items: [items[1]], total: 3 });
      expect(await the().lookUps.list(999_999, ALL)).toEqual({ items: [], total: 0 });
    });
  });
}
