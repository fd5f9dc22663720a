import type { JobFilter, JobSort } from '../../src/modules/jobs/job.repository.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

export function jobSearchContract(make: MakeStores): void {
  withStores('searches for jobs', make, (the) => {
    let made: Record<'render' | 'purge' | 'failed' | 'done', number>;
    beforeAll(async () => {
      const orderAt = async (moment: Date, order: 'render' | 'purge' | 'mail') => {
        the().clock.time = moment;
        return the().unitOfWork.run((tx) => {
          if (order === 'render') return tx.outbox.add('report.render', { reportId: 7 });
          return order === 'purge'
            ? tx.outbox.add('files.purge', { fileIds: ['a'] })
            : tx.outbox.add('mail.code', { codeId: 8 });
        });
      };
      made = {
        render: await orderAt(after(40), 'render'),
        purge: await orderAt(after(10), 'purge'),
        failed: await orderAt(after(20), 'mail'),
        done: await orderAt(after(10), 'mail'),
      };
      const [failed, done] = [await claimed(made.failed), await claimed(made.done)];
      await the().jobs.fail(failed, 'The mail server is away', null, after(30));
      await the().unitOfWork.run((tx) => tx.closeJob(done, after(90)));
      the().clock.time = NOON;
    });

    async function claimed(id: number) {
      const claim = await the().jobs.claim(id, 1000, after(50));
      if (!claim) throw new Error(`job ${id} could not be claimed`);
      return claim;
    }

    it('come by each column that is shown, and of several names', async () => {
      expect(await find({}, 'name')).toEqual(['purge', 'done', 'failed', 'render']);
      expect(await find({}, 'createdAt', true)).toEqual(['done', 'failed', 'purge', 'render']);
      expect(await find({}, 'state')).toHaveLength(4);
      expect((await find({}, 'attempts')).slice(0, 2).sort()).toEqual(['purge', 'render']);
      expect(await find({ names: ['mail.code', 'files.purge'] })).toEqual(['purge', 'failed', 'done']);
      expect(await find({ names: ['files.purge'], name: 'mail.code' })).toEqual([]);
      expect(await find({ names: [] })).toEqual([]);
    });

    const find = async (filter: JobFilter, field: JobSort = 'id', descending = false) => {
      const page = { offset: 0, limit: 9 };
      const { items, total } = await the().jobRecords.search({ filter, sort: { field, descending }, page });
      expect(total).toBe(items.length);
      return items.map((job) => Object.entries(made).find(([, id]) => id === job.id)?.[0]);
    };

    it('come by id and by when they fall due, either way', async () => {
      expect(await find({})).toEqual(['render', 'purge', 'failed', 'done']);
      expect(await find({}, 'id', true)).toEqual(['done', 'failed', 'purge', 'render']);
      const byDue = (await find({}, 'dueAt')).filter((name) => name !== 'failed');
      expect(byDue).toEqual(['purge', 'done', 'render']);
    });

    it('are narrowed by ids, state, name and queue', async () => {
      expect(await find({ ids: [made.done, 999_999] })).toEqual(['done']);
      expect(await find({ state: 'failed' })).toEqual(['failed']);
      expect(await find({ state: 'open' }, 'dueAt')).toEqual(['purge', 'render']);
      expect(await find({ name: 'mail.code' }, 'id', true)).toEqual(['done', 'failed']);
      expect(await find({ name: 'mail.code', state: 'done' }, 'dueAt')).toEqual(['done']);
      expect(await find({ queue: 'maintenance' }, 'dueAt')).toEqual(['purge']);
      expect(await find({ queue: 'pdf', state: 'open' }, 'dueAt')).toEqual(['render']);
      expect(await find({ queue: 'none' })).toEqual([]);
    });

    it('answer what became of a job', async () => {
      expect(await the().jobRecords.findById(made.render)).toEqual({
        id: made.render,
        name: 'report.render',
        queue: 'pdf',
        state: 'open',
        attempts: 0,
        dueAt: after(40),
        createdAt: after(40),
        doneAt: null,
        lastError: null,
        payload: { reportId: 7 },
      });
      expect(await the().jobRecords.findById(made.failed)).toMatchObject({
        state: 'failed',
        attempts: 1,
        lastError: 'The mail server is away',
      });
      expect(await the().jobRecords.findById(made.done)).toMatchObject({ state: 'done', doneAt: after(90) });
      expect(await the().jobRecords.findById(999_999)).toBeNull();
    });

    it('tell by what was ordered which are still to be done, and which were given up', async () => {
      const [render, mail] = [
        { name: 'report.render', payload: { reportId: 7 } },
        { name: 'mail.code', payload: { codeId: 8 } },
      ] as const;
      const { jobRecords } = the();
      expect(await jobRecords.open([mail, render, { ...render, payload: { reportId: 70 } }])).toEqual([render]);
      expect([await jobRecords.open([mail]), await jobRecords.open([])]).toEqual([[], []]);
      expect(await jobRecords.givenUp([render, mail, { ...mail, payload: { codeId: 80 } }])).toEqual([mail]);
      expect(await jobRecords.givenUp([])).toEqual([]);
    });

    it('show a job that was put back: once, with a notification after the commit and all its tries anew', async () => {
      const retry = (id: number) => the().unitOfWork.run((tx) => tx.outbox.retry(id));
      const notified = the().notifier.notified.length;
      for (const id of [made.render, made.done, 999_999]) expect(await retry(id)).toBe(false);
      const rolledBack = the().unitOfWork.run(async (tx) => {
        expect(await tx.outbox.retry(made.failed)).toBe(true);
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      expect(await the().jobRecords.findById(made.failed)).toMatchObject({ state: 'failed' });
      expect(the().notifier.notified).toHaveLength(notified);

      the().clock.time = after(500);
      expect((await Promise.all([retry(made.failed), retry(made.failed)])).sort()).toEqual([false, true]);
      expect(the().notifier.notified.slice(notified)).toEqual([{ id: made.failed, name: 'mail.code' }]);
      expect(await the().jobRecords.findById(made.failed)).toMatchObject({
        state: 'open',
        attempts: 0,
        dueAt: after(500),
        lastError: 'The mail server is away',
      });
      expect((await the().jobs.claim(made.failed, 1000, after(500)))?.job.attempt).toBe(1);
    });
  });
}
