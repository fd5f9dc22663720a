import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { compareClocks } from '../../../src/platform/db/server-clock.js';
import { InProcessJobHost } from '../../../src/platform/jobs/in-process.job-host.js';
import { JobRegistry } from '../../../src/platform/jobs/job.registry.js';
import { JobRunner } from '../../../src/platform/jobs/job.runner.js';
import { LocalJobNotifier } from '../../../src/platform/jobs/local.job-notifier.js';
import { TypeOrmJobQueue } from '../../../src/platform/jobs/typeorm.job-queue.js';
import { TypeOrmUnitOfWork } from '../../../src/unit-of-work/typeorm.unit-of-work.js';
import { fakeHandlers, type Work } from '../../fakes/job-handlers.fake.js';
import { PlainPseudonyms } from '../../fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { expectFault, outcomeOf } from '../../support/faults.js';
import { JobRows } from '../../support/job-rows.js';
import { until } from './bullmq.rig.js';

const MINUTE_MS = 60_000;
const LEASE_MS = 3_000;

class QuickRunner extends JobRunner {
  protected override readonly times = { leaseMs: LEASE_MS, renewEveryMs: 300 };
}

class QuickHost extends InProcessJobHost {
  protected override readonly pollMs = 100;
  protected override readonly graceMs = 100;
}

/** A process on the database whose clock is off by so many milliseconds, and which knows it. */
async function startProcess(databaseUrl: string, off: number, work?: Work) {
  const clock = { now: () => new Date(Date.now() + off) };
  const database = new Database(Object.assign(new Env(), { databaseUrl, databasePoolSize: 8 }));
  await database.connect();
  await compareClocks(database, clock);
  const notifier = new LocalJobNotifier();
  const unitOfWork = new TypeOrmUnitOfWork(database, notifier, clock, AUDIT_HASHES, new PlainPseudonyms());
  const queue = new TypeOrmJobQueue(database);
  const handlers = fakeHandlers(work);
  const runner = new QuickRunner(queue, unitOfWork, new JobRegistry(Object.values(handlers)), clock);
  const host = new QuickHost(queue, runner, notifier, clock);
  return {
    clock,
    queue,
    runs: handlers['mail.code'].runs,
    work: () => host.onApplicationBootstrap(),
    order: (codeId: number, dueInMs = 0) =>
      unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId }, new Date(clock.now().getTime() + dueInMs))),
    async stop() {
      await host.beforeApplicationShutdown();
      await database.close();
    },
  };
}

onMariadb('workers whose clocks are two minutes apart', (fresh) => {
  let db: TestDatabase;
  let rows: JobRows;
  const running: Awaited<ReturnType<typeof startProcess>>[] = [];
  const start = async (off: number, work?: Work) => {
    const process = await startProcess(db.url, off, work);
    running.push(process);
    return process;
  };

  beforeEach(async () => {
    db = await fresh();
    rows = new JobRows(db.database);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((process) => process.stop()));
    await db.dispose();
  });

  it('do each job once, and at once, whoever ordered it', async () => {
    const slowly: Work = async () => {
      await sleep(LEASE_MS + 1_000);
      return undefined;
    };
    const early = await start(MINUTE_MS, slowly);
    const late = await start(-MINUTE_MS, slowly);
    const [first, second] = [await early.order(1), await late.order(2)];
    const begun = performance.now();
    early.work();
    late.work();
    await until(() => rows.areAll('done'));
    expect(performance.now() - begun).toBeLessThan(MINUTE_MS / 2);
    expect([...early.runs, ...late.runs].sort((one, other) => one - other)).toEqual([first, second]);
    expect((await rows.all()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expectFault('clocksApart', outcomeOf([first, second], [...early.runs, ...late.runs]));
  });

  it('leave a lease alone until it has run out, and then wait no longer', async () => {
    const early = await start(MINUTE_MS);
    const late = await start(-MINUTE_MS);
    const id = await late.order(1);
    expect(await late.queue.claim(id, LEASE_MS, late.clock.now())).not.toBeNull();
    expect(await early.queue.claim(id, LEASE_MS, early.clock.now())).toBeNull();
    expect(await early.queue.due('mail', 9, early.clock.now())).toEqual([]);
    const next = await early.queue.nextDue('mail', early.clock.now());
    expect(Math.abs((next?.getTime() ?? 0) - early.clock.now().getTime() - LEASE_MS)).toBeLessThan(LEASE_MS);
    await sleep(LEASE_MS);
    await until(async () => (await early.queue.claim(id, LEASE_MS, early.clock.now())) !== null, 10_000);
  });

  it('try again what failed when it is due', async () => {
    const early = await start(MINUTE_MS);
    const late = await start(-MINUTE_MS);
    const id = await early.order(1, 1_000);
    expect(await late.queue.claim(id, LEASE_MS, late.clock.now())).toBeNull();
    await until(async () => (await late.queue.due('mail', 9, late.clock.now())).length === 1, 10_000);
    expect(await late.queue.oldestOverdue(late.clock.now())).toBeLessThan(MINUTE_MS / 2);
    const claim = await late.queue.claim(id, LEASE_MS, late.clock.now());
    if (!claim) throw new Error('not claimed');
    const now = late.clock.now();
    await late.queue.fail(claim, 'no', new Date(now.getTime() + 1_000), now);
    expect(await early.queue.claim(id, LEASE_MS, early.clock.now())).toBeNull();
    await until(async () => (await early.queue.claim(id, LEASE_MS, early.clock.now())) !== null, 10_000);
  });
});
