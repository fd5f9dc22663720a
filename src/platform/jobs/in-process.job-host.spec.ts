import { setTimeout as sleep } from 'node:timers/promises';
import { JobClosingUnitOfWork } from '../../../test/fakes/job-closing.unit-of-work.js';
import { fakeHandlers, hang, type Work } from '../../../test/fakes/job-handlers.fake.js';
import { InMemoryJobQueue } from '../../../test/fakes/job-queue.fake.js';
import { LogRecorder } from '../../../test/fakes/log.recorder.js';
import type { Clock } from '../security/clock.port.js';
import { InProcessJobHost } from './in-process.job-host.js';
import { JobRegistry } from './job.registry.js';
import { JobRunner } from './job.runner.js';
import { LocalJobBell } from './local.job-bell.js';

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

  function setUp(work?: Work) {
    const queue = new InMemoryJobQueue();
    const bell = new LocalJobBell();
    const handlers = fakeHandlers(work);
    const unitOfWork = new JobClosingUnitOfWork(queue, bell);
    const host = () => {
      const runner = new JobRunner(queue, unitOfWork, new JobRegistry(Object.values(handlers)), clock);
      const made = new QuickHost(queue, runner, bell, clock);
      hosts.push(made);
      return made;
    };
    const order = () => {
      const id = queue.add('mail.code', { codeId: 1 });
      bell.ring([{ id, name: 'mail.code' }]);
      return id;
    };
    return { queue, bell, handlers, host, order };
  }

  beforeEach(() => void LogRecorder.install());
  afterEach(() => Promise.all(hosts.splice(0).map((host) => host.beforeApplicationShutdown())));

  it('works off at its start what was left open, and then what is rung for', async () => {
    const { queue, host, order } = setUp();
    const left = queue.add('files.purge', { fileIds: ['a'] });
    host().onApplicationBootstrap();
    await until(() => queue.row(left).state === 'done');
    const rung = order();
    await until(() => queue.row(rung).state === 'done');
  });

  it('wakes by itself for the next try of a failed job', async () => {
    const { queue, handlers, host, order } = setUp();
    const begun = performance.now();
    host().onApplicationBootstrap();
    handlers['mail.code'].work = async () => {
      throw new Error('once');
    };
    const id = order();
    await until(() => queue.row(id).error === 'once');
    handlers['mail.code'].work = async () => undefined;
    await until(() => queue.row(id).state === 'done');
    expect(performance.now() - begun).toBeGreaterThan(1_000);
  });

  it('finds rows that nobody rang for', async () => {
    const { queue, host } = setUp();
    host().polling(50).onApplicationBootstrap();
    await sleep(20);
    const id = queue.add('report.render', { reportId: 1 });
    await until(() => queue.row(id).state === 'done');
  });

  it('goes on once the database is back', async () => {
    const { queue, host } = setUp();
    const id = queue.add('mail.code', { codeId: 1 });
    queue.broken = true;
    host().polling(50).onApplicationBootstrap();
    await sleep(120);
    queue.broken = false;
    await until(() => queue.row(id).state === 'done');
  });

  it('runs as many at a time as the lane allows, and lets no lane hold up another', async () => {
    const running: Record<string, number> = {};
    const most: Record<string, number> = {};
    const { queue, host } = setUp(async (job) => {
      const now = (running[job.name] ?? 0) + 1;
      running[job.name] = now;
      most[job.name] = Math.max(most[job.name] ?? 0, now);
      await sleep(10);
      running[job.name] = (running[job.name] ?? 1) - 1;
      return undefined;
    });
    for (let n = 0; n < 12; n += 1) {
      queue.add('report.render', { reportId: n });
      queue.add('mail.code', { codeId: n });
      queue.add('files.purge', { fileIds: [] });
    }
    host().onApplicationBootstrap();
    await until(() => queue.rows.every((row) => row.state === 'done'));
    expect(most).toEqual({ 'report.render': 2, 'mail.code': 4, 'files.purge': 1 });
  });

  it('does each of many jobs once, with two hosts on the same rows', async () => {
    const { queue, handlers, host } = setUp(() => sleep(1).then(() => undefined));
    for (let n = 0; n < 200; n += 1) queue.add('mail.code', { codeId: n });
    host().onApplicationBootstrap();
    host().onApplicationBootstrap();
    await until(() => queue.rows.every((row) => row.state === 'done'));
    expect(handlers['mail.code'].runs.toSorted((a, b) => a - b)).toEqual(queue.rows.map((row) => row.id));
  });

  it('lets what runs finish at a shutdown, and begins nothing more', async () => {
    const { queue, host, order } = setUp(() => sleep(50).then(() => undefined));
    const first = host();
    first.onApplicationBootstrap();
    const begun = order();
    await until(() => queue.row(begun).attempts === 1);
    const stopped = first.beforeApplicationShutdown();
    const late = order();
    await stopped;
    expect(queue.row(begun).state).toBe('done');
    await sleep(50);
    expect(queue.row(late)).toMatchObject({ state: 'open', attempts: 0 });
  });

  it('gives back at a shutdown what does not finish in time', async () => {
    const { queue, host, order } = setUp(() => hang());
    const first = host();
    first.onApplicationBootstrap();
    const id = order();
    await until(() => queue.row(id).attempts === 1);
    await first.beforeApplicationShutdown();
    expect(queue.row(id)).toMatchObject({ state: 'open', token: null, error: 'The worker was stopped' });
  });
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('It did not happen');
    await sleep(5);
  }
}
