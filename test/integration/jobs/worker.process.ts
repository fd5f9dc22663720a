import { PlainPseudonyms } from '../../fakes/pseudonyms.fake.js';
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { BullWorkerHost } from '../../../src/platform/jobs/bull.worker-host.js';
import { JobRegistry } from '../../../src/platform/jobs/job.registry.js';
import { JobRunner, type WorkOutcome } from '../../../src/platform/jobs/job.runner.js';
import { LocalJobNotifier } from '../../../src/platform/jobs/local.job-notifier.js';
import { TypeOrmJobQueue } from '../../../src/platform/jobs/typeorm.job-queue.js';
import { TypeOrmUnitOfWork } from '../../../src/unit-of-work/typeorm.unit-of-work.js';
import { fakeHandlers } from '../../fakes/job-handlers.fake.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import type { Told } from './worker.fork.js';

/**
 * A worker process that tells its parent what it does; its third argument, `hang` or `slow`, says how long a job takes.
 */
const [redisUrl = '', databaseUrl = '', behaviour] = process.argv.slice(2);
const tell = (told: Told) => process.send?.(told);

class ReportingRunner extends JobRunner {
  override async work(id: number, stop?: AbortSignal): Promise<WorkOutcome> {
    const outcome = await super.work(id, stop);
    tell({ id, what: outcome });
    return outcome;
  }
}

const env = Object.assign(new Env(), { redisUrl, databaseUrl });
const clock = { now: () => new Date() };
const database = new Database(env);
await database.connect();
const queue = new TypeOrmJobQueue(database);
const unitOfWork = new TypeOrmUnitOfWork(database, new LocalJobNotifier(), clock, AUDIT_HASHES, new PlainPseudonyms());
const handlers = fakeHandlers(async (job) => {
  tell({ id: job.id, what: 'began' });
  if (behaviour === 'hang') await new Promise(() => undefined);
  if (behaviour === 'slow') await sleep(5_000);
  return undefined;
});
const runner = new ReportingRunner(queue, unitOfWork, new JobRegistry(Object.values(handlers)), clock);
await new BullWorkerHost(env, queue, runner, clock).onApplicationBootstrap();
