import type { Claim } from '../../src/platform/jobs/job-queue.port.js';
import { LostClaim } from '../../src/unit-of-work/unit-of-work.js';
import { after, type MakeStores, NOON, withStores } from './stores.js';

const LEASE = 1000;

export function jobQueueContract(make: MakeStores): void {
  withStores('a queue of jobs', make, (the) => {
    beforeEach(() => {
      the().clock.time = NOON;
    });
    const order = (reportId = 1) => the().unitOfWork.run((tx) => tx.outbox.add('report.render', { reportId }));
    const claim = (id: number, now = NOON) => the().jobs.claim(id, LEASE, now);
    const close = (held: Claim) => the().unitOfWork.run((tx) => tx.closeJob(held, NOON));
    async function claimed(id: number, now = NOON): Promise<Claim> {
      const held = await claim(id, now);
      if (!held) throw new Error(`job ${id} could not be claimed`);
      return held;
    }

    it('notifies of an order once it is committed', async () => {
      const before = the().notifier.notified.length;
      const id = await the().unitOfWork.run(async (tx) => {
        const id = await tx.outbox.add('mail.code', { codeId: 5 });
        expect(the().notifier.notified).toHaveLength(before);
        return id;
      });
      expect(the().notifier.notified.slice(before)).toEqual([{ id, name: 'mail.code' }]);
      const { job } = await claimed(id);
      expect(job).toEqual({ id, name: 'mail.code', payload: { codeId: 5 }, attempt: 1, mailId: job.mailId });
    });

    it('neither keeps nor notifies of an order that is rolled back', async () => {
      const before = the().notifier.notified.length;
      let id = 0;
      const refused = the().unitOfWork.run(async (tx) => {
        id = await tx.outbox.add('mail.code', { codeId: 6 });
        throw new Error('no');
      });
      await expect(refused).rejects.toThrow('no');
      expect(the().notifier.notified).toHaveLength(before);
      expect(await claim(id)).toBeNull();
    });

    it('gives a row to one of many, until the lease runs out', async () => {
      const id = await order();
      const claims = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await claim(id, after(LEASE - 1))).toBeNull();
      expect((await claimed(id, after(LEASE))).job.attempt).toBe(2);
    });

    it('gives no row before it is due', async () => {
      const id = await order();
      expect(await claim(id, after(-1))).toBeNull();
      expect(await claim(999_999)).toBeNull();
    });

    it('renews a claim that is still held', async () => {
      const id = await order();
      const held = await claimed(id);
      expect(await the().jobs.renew(held, LEASE, after(500))).toBe(true);
      expect(await claim(id, after(LEASE + 499))).toBeNull();
      await claimed(id, after(LEASE + 500));
      expect(await the().jobs.renew(held, LEASE, after(LEASE + 501))).toBe(false);
    });

    it('names the mail of a job: the same in each try, and no other', async () => {
      const first = await claimed(await order());
      const other = await claimed(await order());
      const again = await claimed(first.job.id, after(LEASE));
      expect(first.job.mailId).toMatch(/^[A-Za-z0-9.-]+$/);
      expect(again.job.mailId).toBe(first.job.mailId);
      expect(other.job.mailId).not.toBe(first.job.mailId);
    });

    it('gives a failed row out again when it is due, or never where it was the last try', async () => {
      const id = await order();
      const held = await claimed(id);
      await the().jobs.fail(held, 'broken', after(5000), NOON);
      expect(await the().jobs.renew(held, LEASE, NOON)).toBe(false);
      expect(await claim(id, after(4999))).toBeNull();
      const again = await claimed(id, after(5000));
      expect(again.job.attempt).toBe(2);
      await the().jobs.fail(held, 'too late', null, after(5000));
      await the().jobs.fail(again, 'x'.repeat(100_000), null, after(5000));
      expect(await claim(id, after(1e9))).toBeNull();
    });

    it('gives a row back as if it had not been tried, and only for who holds it', async () => {
      const id = await order();
      const late = await claimed(id);
      const held = await claimed(id, after(LEASE));
      await the().jobs.giveBack(late, 'stopped', after(LEASE));
      expect(await claim(id, after(LEASE))).toBeNull();
      await the().jobs.giveBack(held, 'stopped', after(LEASE));
      const again = await claimed(id, after(LEASE));
      expect(again.job.attempt).toBe(2);
      await the().jobs.giveBack(again, 'not its turn', after(LEASE + 5000));
      expect(await claim(id, after(LEASE + 4999))).toBeNull();
      expect((await claimed(id, after(LEASE + 5000))).job.attempt).toBe(2);
    });

    it('closes a row with the effect of its job, once, and only for who holds it', async () => {
      const id = await order();
      const late = await claimed(id);
      const held = await claimed(id, after(LEASE));
      await expect(close(late)).rejects.toBeInstanceOf(LostClaim);
      const next = the().unitOfWork.run(async (tx) => {
        const next = await tx.outbox.add('mail.certificate', { certificateId: 1, event: 'verified' });
        await tx.closeJob(held, NOON);
        return next;
      });
      expect(await claim(await next)).not.toBeNull();
      await expect(close(held)).rejects.toBeInstanceOf(LostClaim);
      expect(await claim(id, after(1e9))).toBeNull();
    });

    it('leaves nothing of the effect of a job whose claim was lost', async () => {
      const id = await order();
      const late = await claimed(id);
      await claimed(id, after(LEASE));
      let effect = 0;
      const done = the().unitOfWork.run(async (tx) => {
        effect = await tx.outbox.add('mail.code', { codeId: 1 });
        await tx.closeJob(late, NOON);
      });
      await expect(done).rejects.toBeInstanceOf(LostClaim);
      expect(await claim(effect)).toBeNull();
    });

    it('counts the rows that are open, and those that were given up', async () => {
      const before = await the().jobs.counts();
      const [given, held] = [await claimed(await order()), await claimed(await order())];
      expect(await the().jobs.counts()).toEqual({ ...before, open: before.open + 2 });
      await the().jobs.fail(given, 'no', null, NOON);
      await close(held);
      expect(await the().jobs.counts()).toEqual({ open: before.open, failed: before.failed + 1 });
    });
  });

  withStores('the open rows of a queue', make, (the) => {
    const purge = () => the().unitOfWork.run((tx) => tx.outbox.add('files.purge', { fileIds: ['a'] }));
    const due = async (now: Date, limit = 10) => (await the().jobs.due('maintenance', limit, now)).map((row) => row.id);

    it('are listed oldest first while they are due and free, and tell when the next is', async () => {
      expect(await the().jobs.nextDue('maintenance', NOON)).toBeNull();
      expect(await the().jobs.oldestOverdue(NOON)).toBe(0);
      the().clock.time = after(200);
      const late = await purge();
      the().clock.time = after(100);
      const early = await purge();
      await the().unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }));
      expect(await due(after(99))).toEqual([]);
      expect(await the().jobs.nextDue('maintenance', NOON)).toEqual(after(100));
      expect(await due(after(200))).toEqual([early, late]);
      expect(await due(after(200), 1)).toEqual([early]);
      expect(await the().jobs.due('maintenance', 1, after(200))).toEqual([{ id: early, name: 'files.purge' }]);
      expect(await the().jobs.oldestOverdue(after(350))).toBe(250);

      const held = await the().jobs.claim(early, LEASE, after(200));
      if (!held) throw new Error('not claimed');
      expect(await due(after(200))).toEqual([late]);
      expect(await the().jobs.nextDue('maintenance', after(150))).toEqual(after(200));
      const other = await the().jobs.claim(late, 5 * LEASE, after(200));
      expect(await the().jobs.nextDue('maintenance', after(200))).toEqual(after(200 + LEASE));
      expect(await due(after(200 + LEASE))).toEqual([early]);

      await the().unitOfWork.run((tx) => tx.closeJob(held, after(300)));
      if (other) await the().jobs.fail(other, 'broken', null, after(300));
      expect(await due(after(1e9))).toEqual([]);
      expect(await the().jobs.nextDue('maintenance', after(1e9))).toBeNull();
    });
  });
}
