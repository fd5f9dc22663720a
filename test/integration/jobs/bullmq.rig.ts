import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import { BullJobBell } from '../../../src/platform/jobs/bull.job-bell.js';
import { BullWorkerHost } from '../../../src/platform/jobs/bull.worker-host.js';
import { JobRegistry } from '../../../src/platform/jobs/job.registry.js';
import { JobRunner } from '../../../src/platform/jobs/job.runner.js';
import { JobClosingUnitOfWork } from '../../fakes/job-closing.unit-of-work.js';
import { fakeHandlers, type Work } from '../../fakes/job-handlers.fake.js';
import { InMemoryJobQueue } from '../../fakes/job-queue.fake.js';

const clock = { now: () => new Date() };

class QuickHost extends BullWorkerHost {
  protected override pollMs = 300;
  protected override graceMs = 300;
}

/** Bells and worker hosts on one Redis, with their rows in memory. */
export class BullmqRig {
  readonly queue = new InMemoryJobQueue();
  readonly handlers;
  readonly bell: BullJobBell;
  readonly #closing: Array<() => Promise<void>> = [];

  constructor(
    private readonly url: string,
    work?: Work,
  ) {
    this.handlers = fakeHandlers(work);
    this.bell = this.openBell();
  }

  openBell(): BullJobBell {
    const bell = new BullJobBell(this.#env());
    this.#closing.push(() => bell.onApplicationShutdown());
    return bell;
  }

  startHost(): BullWorkerHost {
    const registry = new JobRegistry(Object.values(this.handlers));
    const runner = new JobRunner(this.queue, new JobClosingUnitOfWork(this.queue), registry, clock);
    const host = new QuickHost(this.#env(), this.queue, runner, clock);
    void host.onApplicationBootstrap();
    this.#closing.unshift(() => host.beforeApplicationShutdown());
    return host;
  }

  /** Adds mail jobs; ringing for them is the test's business. */
  order(count: number): Array<{ id: number; name: 'mail.code' }> {
    return Array.from({ length: count }, (_, n) => ({
      id: this.queue.add('mail.code', { codeId: n }),
      name: 'mail.code',
    }));
  }

  allDone(withinMs = 30_000): Promise<void> {
    return until(() => this.queue.rows.every((row) => row.state === 'done'), withinMs);
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
  }

  #env(): Env {
    return Object.assign(new Env(), { redisUrl: this.url });
  }
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms`);
    await sleep(20);
  }
}
