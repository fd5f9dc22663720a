import type { AuditAction } from '../../src/domain/audit/audit-actions.js';
import { issueReport } from '../../src/domain/report/report.js';
import { DEFAULT_CHOICES, isNotificationDue, NEVER_NOTIFIED } from '../../src/domain/sharing/look-up.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const ALL = { offset: 0, limit: 100 };
const DAY = 24 * 3_600_000;

export function lookUpStoreContract(make: MakeStores): void {
  withStores('a store of look-ups', make, (the) => {
    const choose = (id: number, publicLookUp: boolean, tellHolder: boolean) =>
      the().unitOfWork.run(async (tx) => {
        await tx.certificates.lock(id);
        const before = await tx.lookUps.choices(id);
        await tx.lookUps.choose(id, { publicLookUp, tellHolder });
        return before;
      });
    /** What may be done as it is asked beforehand is done. */
    const claim = async (id: number, now: Date) => {
      const may = isNotificationDue(await the().lookUps.notification(id), DAY, now);
      const told = await the().unitOfWork.run((tx) => tx.lookUps.claimNotifications([id], DAY, now));
      const does = told.includes(id);
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
      expect(await the().lookUps.notification(id)).toEqual({ wanted: true, lastAt: NOON });
      expect(await claim(id, after(DAY - 1))).toBe(false);
      expect(await claim(id, after(DAY))).toBe(true);
      await choose(id, true, false);
      expect(await claim(id, after(3 * DAY))).toBe(false);
      await choose(id, true, true);
      expect([await claim(id, after(2 * DAY - 1)), await claim(id, after(2 * DAY))]).toEqual([false, true]);
    });

    it('lets the holders of several be told at once, each once a day, whoever asks first', async () => {
      const ids: number[] = [];
      for (let at = 0; at < 4; at += 1) ids.push((await insertCertificate(the())).id);
      const [one = 0, two = 0, three = 0, four = 0] = ids;
      const claimAll = (some: readonly number[], now: Date) =>
        the().unitOfWork.run((tx) => tx.lookUps.claimNotifications(some, DAY, now));
      await choose(two, true, false);
      expect(await claim(three, NOON)).toBe(true);
      const asked = [four, three, two, one, one, 999_999];
      const told = await Promise.all([claimAll(asked, after(1)), claimAll(asked, after(1)), claimAll([one], after(1))]);
      expect(told.flat().sort((first, second) => first - second)).toEqual([one, four]);
      expect(await the().lookUps.notification(four)).toEqual({ wanted: true, lastAt: after(1) });
      expect(await the().lookUps.notification(three)).toEqual({ wanted: true, lastAt: NOON });
      expect((await claimAll(ids, after(DAY + 1))).sort()).toEqual([one, three, four].sort());
    });

    it('tells the choices of several that are asked for at once', async () => {
      const [one, two] = [await insertCertificate(the()), await insertCertificate(the())];
      await choose(two.id, false, false);
      const ask = [one.id, two.id, one.id].map((id) => the().lookUps.choices(id));
      expect((await Promise.all(ask)).map(({ publicLookUp }) => publicLookUp)).toEqual([true, false, true]);
      const told = [one.id, two.id].map((id) => the().lookUps.notification(id));
      expect(await Promise.all(told)).toEqual([NEVER_NOTIFIED, { wanted: false, lastAt: null }]);
    });

    it('keeps reports from the public look-up where the holder wants that, with the editions that follow', async () => {
      const certificate = await insertCertificate(the());
      const holder = { name: `Hides ${certificate.id}`, passport: 'S1', birth: '2000-01-02' };
      const report = { ...issueReport(certificate, `MYV-S${certificate.id}`, NOON), photo: null };
      const fields = { ...report.fields, ...holder };
      const first = await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields }));
      const find = () => the().reports.findInForceByHolder(holder);
      expect(await find()).toEqual([{ report: first, notification: NEVER_NOTIFIED }]);
      await choose(certificate.id, false, true);
      expect(await find()).toEqual([]);
      const second = await the().unitOfWork.run((tx) => tx.reports.insert({ ...report, fields, edition: 2 }));
      expect(await find()).toEqual([]);
      expect(await the().reports.findLatestByNumber(report.number)).toEqual(second);
      await choose(certificate.id, true, true);
      await claim(certificate.id, NOON);
      const notification = { wanted: true, lastAt: NOON };
      expect(await find()).toEqual([second, first].map((found) => ({ report: found, notification })));
      await choose(certificate.id, true, false);
      expect((await find()).map((found) => found.notification.wanted)).toEqual([false, false]);
    });

    it('lists the look-ups of every edition, newest first', async () => {
      const certificate = await insertCertificate(the());
      const report = { ...issueReport(certificate, `MYV-L${certificate.id}`, NOON), photo: null };
      const [one, two] = await the().unitOfWork.run(async (tx) => [
        await tx.reports.insert(report),
        await tx.reports.insert({ ...report, edition: 2 }),
      ]);
      const about = (id = 0) => ({ actorId: null, subject: { type: 'report', id: String(id) } as const });
      const record = (id: number | undefined, action: AuditAction) =>
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
