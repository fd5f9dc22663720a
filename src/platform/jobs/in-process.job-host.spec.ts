import { setTimeout as sleep } from 'node:timers/promises';
import { fakeHandlers, hang, type Work } from '../../../test/fakes/job-handlers.fake.js';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import { PlainPseudonyms } from '../../../test/fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../../test/support/audit-keys.js';
import { freshStores } from '../../../test/support/fresh-stores.js';
import { JobRows } from '../../../test/support/job-rows.js';
import { TypeOrmUnitOfWork } from '../../unit-of-work/typeorm.unit-of-work.js';
import type { Clock } from '../security/clock.port.js';
import { InProcessJobHost } from './in-process.job-host.js';
import { JobRegistry } from './job.registry.js';
import { JobRunner } from './job.runner.js';
import { LocalJobNotifier } from './local.job-notifier.js';

const clock: Clock = { now: () => new Date() };
const NEVER = 3_600_000;

class QuickHost extends InProcessJobHost {
  protected override pollMs = NEVER;
  protected override graceMs = 100;

  polling(ms: number): this {
    this.pollMs = ms;
    return this;
  }
}

describe('InProcessJobHost', () => {
  const hosts: InProcessJobHost[] = [];

  async function setUp(work?: Work) {
    const { database, jobs } = await freshStores();
    const rows = new JobRows(database);
    const notifier = new LocalJobNotifier();
    const handlers = fakeHandlers(work);
    const unitOfWork = new TypeOrmUnitOfWork(database, notifier, clock, AUDIT_HASHES, new PlainPseudonyms());
    const host = () => {
      const runner = new JobRunner(jobs, unitOfWork, new JobRegistry(Object.values(handlers)), clock);
      const made = new QuickHost(jobs, runner, notifier, clock);
      hosts.push(made);
      return made;
    };
    const order = () => unitOfWork.run((tx) => tx.outbox.add('mail.code', { codeId: 1 }));
    const isDone = async (id: number) => (await rows.row(id)).state === 'done';
    return { rows, database, handlers, host, order, isDone };
  }

  beforeEach(() => void LogRecorder.install());
  afterEach(() => Promise.all(hosts.splice(0).map((host) => host.beforeApplicationShutdown())));

  it('works off at its start what was left open, and then what it is notified of', async () => {
    const { rows, host, order, isDone } = await setUp();
    const left = await rows.add('files.purge', { fileIds: ['a'] });
    host().onApplicationBootstrap();
    await until(() => isDone(left));
    const notified = await order();
    await until(() => isDone(notified));
  });

  it('wakes by itself for the next try of a failed job', async () => {
    const { rows, handlers, host, order, isDone } = await setUp();
    const begun = performance.now();
    host().onApplicationBootstrap();
    handlers['mail.code'].work = async () => {
      throw new Error('once');
    };
    const id = await order();
    await until(async () => (await rows.row(id)).last_error === 'once');
    handlers['mail.code'].work = async () => undefined;
    await until(() => isDone(id));
    expect(performance.now() - begun).toBeGreaterThan(1_000);
  });

  it('finds rows that nobody rang for', async () => {
    const { rows, host, isDone } = await setUp();
    host().polling(50).onApplicationBootstrap();
    await sleep(20);
    const id = await rows.add('report.render', { reportId: 1 });
    await until(() => isDone(id));
  });

  it('goes on once the database is back', async () => {
    const { rows, database, host, isDone } = await setUp();
    const id = await rows.add('mail.code', { codeId: 1 });
    await database.close();
    host().polling(50).onApplicationBootstrap();
    await sleep(120);
    await database.connect();
    await until(() => isDone(id));
  });

  it('runs as many at a time as the queue allows, and lets no queue hold up another', async () => {
    const running: Record<string, number> = {};
    const most: Record<string, number> = {};
    const { rows, host } = await setUp(async (job) => {
      const now = (running[job.name] ?? 0) + 1;
      running[job.name] = now;
      most[job.name] = Math.max(most[job.name] ?? 0, now);
      await sleep(40);
      running[job.name] = (running[job.name] ?? 1) - 1;
      return undefined;
    });
    for (let n = 0; n < 12; n += 1) {
      await rows.add('report.render', { reportId: n });
      await rows.add('mail.code', { codeId: n });
      await rows.add('files.purge', { fileIds: [] });
    }
    host().onApplicationBootstrap();
    await until(() => rows.areAll('done'));
    expect(most).toEqual({ 'report.render': 2, 'mail.code': 4, 'files.purge': 1 });
  });

  it('does each of many jobs once, with two hosts on the same rows', async () => {
    const { rows, handlers, host } = await setUp(() => sleep(1).then(() => undefined));
    for (let n = 0; n < 200; n += 1) await rows.add('mail.code', { codeId: n });
    host().onApplicationBootstrap();
    host().onApplicationBootstrap();
    await until(() => rows.areAll('done'));
    expect(handlers['mail.code'].runs.toSorted((a, b) => a - b)).toEqual((await rows.all()).map((row) => row.id));
  });

  it('lets what runs finish at a shutdown, and begins nothing more', async () => {
    const { rows, host, order } = await setUp(() => sleep(50).then(() => undefined));
    const first = host();
    first.onApplicationBootstrap();
    const begun = await order();
    await until(async () => (await rows.row(begun)).attempts === 1);
    const stopped = first.beforeApplicationShutdown();
    const late = await order();
    await stopped;
    expect((await rows.row(begun)).state).toBe('done');
    await sleep(50);
    expect(await rows.row(late)).toMatchObject({ state: 'open', attempts: 0 });
  });

  it('gives back at a shutdown what does not finish in time', async () => {
    const { rows, host, order } = await setUp(() => hang());
    const first = host();
    first.onApplicationBootstrap();
    const id = await order();
    await until(async () => (await rows.row(id)).attempts === 1);
    await first.beforeApplicationShutdown();
    expect(await rows.row(id)).toMatchObject({
      state: 'open',
      lease_token: null,
      last_error: 'The worker was stopped',
    });
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('It did not happen');
    await sleep(5);
  }
}
