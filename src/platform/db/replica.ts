import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { rootOf } from '../error-code.js';
import { OutageLog } from '../ops/outage.log.js';
import { onConnection } from './connection-limit.js';
import { askPosition, waitForPosition } from './replica.queries.js';

/** What a replica may be behind the primary. */
const LAG_SECONDS = 2;
const CHECK_EVERY_MS = 2_000;
/** Milliseconds for one read; then the primary is asked, which has its own limit. */
const READ_LIMIT = 2_000;
const CHECK_LIMIT = LAG_SECONDS * 1000 + 1_500;

/** Reads the primary, as `Database.read` does. */
type ReadPrimary = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/**
 * A copy of the database that follows it (DATABASE_READ_URL), for reads that may be a little old. It is used while it
 * is known to follow: the first failure, or too great a lag, has the primary asked instead until a check passes again.
 */
export class Replica {
  private readonly outage = new OutageLog('Database replica');
  private readonly stop = new AbortController();
  private follows = false;
  private checks = 0;

  constructor(
    private readonly source: DataSource,
    private readonly readPrimary: ReadPrimary,
  ) {}

  get state(): 'up' | 'down' {
    return this.follows ? 'up' : 'down';
  }

  /** Until `close`. The first check is awaited, which never fails. */
  async watch(): Promise<void> {
    await this.check();
    void this.checkOnAndOn();
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.follows = false;
    if (this.source.isInitialized) await this.source.destroy();
  }

  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (!this.follows) return this.readPrimary(work);
    const { checks } = this;
    try {
      return await this.ask(READ_LIMIT, work);
    } catch (error) {
      // What is wrong with the read itself the primary says too. A check that has passed since knows better.
      if (checks === this.checks) this.failed(error);
      return this.readPrimary(work);
    }
  }

  private async check(): Promise<void> {
    try {
      const position = await this.readPrimary(askPosition);
      if (position === '') throw new Error('the primary writes no binary log, which it would follow');
      if (!this.source.isInitialized) await this.source.initialize();
      const isThere = await this.ask(CHECK_LIMIT, (manager) => waitForPosition(manager, position, LAG_SECONDS));
      if (!isThere) throw new Error(`it is more than ${LAG_SECONDS} s behind the primary, or does not follow it`);
      this.checks += 1;
      this.follows = true;
      this.outage.works();
    } catch (error) {
      if (!this.stop.signal.aborted) this.failed(error);
    }
  }

  private async checkOnAndOn(): Promise<void> {
    while (!this.stop.signal.aborted) {
      await sleep(CHECK_EVERY_MS, undefined, { ref: false, signal: this.stop.signal }).catch(() => undefined);
      if (!this.stop.signal.aborted) await this.check();
    }
  }

  private failed(error: unknown): void {
    this.follows = false;
    this.outage.failed(rootOf(error));
  }

  private ask<T>(limit: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return onConnection(this.source, limit, (runner) => work(runner.manager));
  }
}
