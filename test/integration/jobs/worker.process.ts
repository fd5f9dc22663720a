import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import type { JobName, Lane } from '../../../src/domain/jobs/jobs.js';
import { BullWorkerHost } from '../../../src/platform/jobs/bull.worker-host.js';
import { JobRegistry } from '../../../src/platform/jobs/job.registry.js';
import { JobRunner } from '../../../src/platform/jobs/job.runner.js';
import { type Claim, JobQueue } from '../../../src/platform/jobs/job-queue.port.js';
import { LostClaim, type Transaction, UnitOfWork } from '../../../src/unit-of-work/unit-of-work.js';
import { fakeHandlers } from '../../fakes/job-handlers.fake.js';
import { callParent } from './process.channel.js';

/** A worker process whose rows are in the test that started it; its second argument, `hang` or `slow`, says how long a job takes. */
class ParentJobQueue extends JobQueue {
  claim(id: number, leaseMs: number): Promise<Claim | null> {
    return callParent<Claim | null>('claim', id, leaseMs);
  }
  renew(claim: Claim, leaseMs: number): Promise<boolean> {
    return callParent<boolean>('renew', claim, leaseMs);
  }
  async fail(claim: Claim, error: string, retryAt: Date | null): Promise<void> {
    await callParent('fail', claim, error, retryAt?.getTime() ?? null);
  }
  due(lane: Lane, limit: number): Promise<Array<{ id: number; name: JobName }>> {
    return callParent<Array<{ id: number; name: JobName }>>('due', lane, limit);
  }
  async nextDue(): Promise<Date | null> {
    return null;
  }
  async oldestOverdue(): Promise<number> {
    return 0;
  }
  async counts(): Promise<{ open: number; parked: number }> {
    return { open: 0, parked: 0 };
  }
}

class ParentUnitOfWork extends UnitOfWork {
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const closeJob = async (claim: Claim) => {
      if (!(await callParent<boolean>('close', claim))) throw new LostClaim('another worker has the job');
    };
    return work({ closeJob } as Partial<Transaction> as Transaction);
  }
}

const [redisUrl = '', behaviour] = process.argv.slice(2);
const env = Object.assign(new Env(), { redisUrl });
const clock = { now: () => new Date() };
const queue = new ParentJobQueue();
const handlers = fakeHandlers(async (job) => {
  await callParent('began', job.id);
  if (behaviour === 'hang') await new Promise(() => undefined);
  if (behaviour === 'slow') await sleep(5_000);
  return undefined;
});
const runner = new JobRunner(queue, new ParentUnitOfWork(), new JobRegistry(Object.values(handlers)), clock);
await new BullWorkerHost(env, queue, runner, clock).onApplicationBootstrap();
