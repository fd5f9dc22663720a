import { setTimeout as sleep } from 'node:timers/promises';
import { Env } from '../../../src/config/env.js';
import { BullJobNotifier } from '../../../src/platform/jobs/bull.job-notifier.js';
import { BullWorkerHost } from '../../../src/platform/jobs/bull.worker-host.js';
import { JobRegistry } from '../../../src/platform/jobs/job.registry.js';
import { JobRunner } from '../../../src/platform/jobs/job.runner.js';
import { TypeOrmJobQueue } from '../../../src/platform/jobs/typeorm.job-queue.js';
import { TypeOrmUnitOfWork } from '../../../src/unit-of-work/typeorm.unit-of-work.js';
import { fakeHandlers, type Work } from '../../fakes/job-handlers.fake.js';
import { PlainPseudonyms } from '../../fakes/pseudonyms.fake.js';
import { AUDIT_HASHES } from '../../support/audit-keys.js';
import { freshSqlite, type TestDatabase } from '../../support/databases.js';
import { JobRows } from '../../support/job-rows.js';

const clock = { now: () => new Date() };

class QuickHost extends BullWorkerHost {
  protected override pollMs = 300;
  protected override graceMs = 300;
}

/** Notifiers and worker hosts on one Redis, with their rows in one SQLite file. */
export class BullmqRig {
  readonly rows: JobRows;
  readonly handlers;
  readonly notifier: BullJobNotifier;
  readonly #closing: Array<() => Promise<void>> = [];

  private constructor(
    private readonly url: string,
    private readonly db: TestDatabase,
    work?: Work,
  ) {
    this.rows = new JobRows(db.database);
    this.handlers = fakeHandlers(work);
    this.notifier = this.openNotifier();
  }

  static async make(url: string, work?: Work): Promise<BullmqRig> {
    return new BullmqRig(url, await freshSqlite(), work);
  }

  openNotifier(): BullJobNotifier {
    const notifier = new BullJobNotifier(this.#env());
    this.#closing.push(() => notifier.onApplicationShutdown());
    return notifier;
  }

  startHost(): BullWorkerHost {
    const registry = new JobRegistry(Object.values(this.handlers));
    const { database } = this.db;
    const queue = new TypeOrmJobQueue(database);
    const runner = new JobRunner(
      queue,
      new TypeOrmUnitOfWork(database, this.notifier, clock, AUDIT_HASHES, new PlainPseudonyms()),
      registry,
      clock,
    );
    const host = new QuickHost(this.#env(), queue, runner, clock);
    void host.onApplicationBootstrap();
    this.#closing.unshift(() => host.beforeApplicationShutdown());
    return host;
  }

  /** Adds mail jobs; notifying of them is the test's business. */
  async order(count: number): Promise<Array<{ id: number; name: 'mail.code' }>> {
    const codeIds = Array.from({ length: count }, (_, n) => n);
    const ids = await Promise.all(codeIds.map((codeId) => this.rows.add('mail.code', { codeId })));
    return ids.map((id) => ({ id, name: 'mail.code' }));
  }

  async ids(): Promise<number[]> {
    return (await this.rows.all()).map(({ id }) => id);
  }

  allDone(withinMs = 30_000): Promise<void> {
    return until(() => this.rows.areAll('done'), withinMs);
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
    await this.db.dispose();
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
