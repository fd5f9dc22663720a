import { issueReport, type NewReport } from '../../src/domain/report/report.js';
import { insertCertificate } from './certificate.store.contract.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function pendingSealStoreContract(make: MakeStores): void {
  withStores('a store of reports pending a seal', make, (the) => {
    const ids: Record<string, number> = {};
    const nameOf = (id: number) => Object.entries(ids).find(([, one]) => one === id)?.[0];

    beforeAll(async () => {
      const insert = async (name: string, minutes: number, changes: Partial<NewReport> = {}) => {
        const issued = issueReport(await insertCertificate(the()), `MYV-${name}`, after(minutes * 60_000));
        const { id } = await the().unitOfWork.run((tx) => tx.reports.insert({ ...issued, ...changes }));
        ids[name] = id;
        return id;
      };
      const order = (reportId: number) => the().unitOfWork.run((tx) => tx.outbox.add('report.render', { reportId }));
      const claim = async (jobId: number) => {
        const claimed = await the().jobs.claim(jobId, 60_000, NOON);
        if (!claimed) throw new Error('the job is not free');
        return claimed;
      };
      await insert('forgotten', 2);
      await insert('older', 1);
      await order(await insert('waiting', 3));
      await claim(await order(await insert('trying', 4)));
      const failed = await claim(await order(await insert('failed', 5)));
      await the().jobs.fail(failed, 'No browser', null, NOON);
      const done = await claim(await order(await insert('lost', 6)));
      await the().unitOfWork.run((tx) => tx.closeJob(done, NOON));
      await insert('withdrawn', 0, { status: 'withdrawn' });
      await insert('superseded', 0, { status: 'superseded' });
      const pdf = { key: 'reports/1.pdf', sha256: 'ab'.repeat(32), size: 1, renderedAt: NOON, decidedAt: null };
      const sealed = await insert('sealed', 0);
      await the().unitOfWork.run((tx) => tx.reports.attachPdf(sealed, pdf));
    });

    it('lists those in force without a PDF, oldest first, with what becomes of their jobs', async () => {
      const { items, total } = await the().pendingSeals.list({ offset: 0, limit: 10 }, NOON);
      const rows = items.map(({ report, job }) => [
        nameOf(report.id),
        job?.state,
        job?.isHeld,
        job?.attempts,
        job?.lastError,
      ]);
      expect(rows).toEqual([
        ['older', undefined, undefined, undefined, undefined],
        ['forgotten', undefined, undefined, undefined, undefined],
        ['waiting', 'open', false, 0, null],
        ['trying', 'open', true, 1, null],
        ['failed', 'failed', false, 1, 'No browser'],
        ['lost', undefined, undefined, undefined, undefined],
      ]);
      expect(total).toBe(6);
      const second = await the().pendingSeals.list({ offset: 2, limit: 2 }, after(60_001));
      expect(second.items.map(({ report, job }) => [nameOf(report.id), job?.isHeld])).toEqual([
        ['waiting', false],
        ['trying', false],
      ]);
    });

    it('finds those that no job renders', async () => {
      const find = async (minutes: number, limit = 9) =>
        (await the().pendingSeals.findForgotten(after(minutes * 60_000), limit)).map(nameOf);
      expect(await find(60)).toEqual(['older', 'forgotten', 'lost']);
      expect(await find(2)).toEqual(['older']);
      expect(await find(60, 2)).toEqual(['older', 'forgotten']);
      expect(await find(0)).toEqual([]);
    });

    it('gives any report with its job to whoever is about to order one', async () => {
      const lock = (id: number) => the().unitOfWork.run((tx) => tx.pendingSeals.lock(id, NOON));
      expect(await lock(ids.failed ?? 0)).toMatchObject({ report: { number: 'MYV-failed' }, job: { state: 'failed' } });
      expect(await lock(ids.sealed ?? 0)).toMatchObject({ report: { number: 'MYV-sealed' }, job: null });
      expect(await lock(999_999)).toBeNull();
    });
  });
}
