import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { Env } from '../../config/env.js';
import { Clock } from '../../ports/clock.js';
import { JobQueue } from '../../ports/job-queue.js';
import type { Lane } from '../../ports/jobs.js';
import { KEY_PREFIX, watchConnection, workerConnection } from './bull.connection.js';
import type { Ring } from './bull.job-bell.js';
import { JobRunner, type WorkOutcome } from './job.runner.js';
import { finishWithin, SHUTDOWN_GRACE_MS } from './job.shutdown.js';
import { JobSweeper } from './job.sweeper.js';
import { LanePump } from './lane.pump.js';
import { LANE_CONCURRENCY, LANES } from './lane-concurrency.js';
import { OutageLog } from './outage.log.js';

/** Works off the outbox in a worker process: on each ring, and by itself for as long as Redis does not carry rings. */
@Injectable()
export class BullWorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly sweepMs: number = 5_000;
  protected readonly graceMs: number = SHUTDOWN_GRACE_MS;
  readonly #stop = new AbortController();
  readonly #workers: Worker<Ring>[] = [];
  readonly #running = new Set<Promise<WorkOutcome>>();
  readonly #pumps = new Map<Lane, LanePump>();
  readonly #sweeps: NodeJS.Timeout[] = [];
  readonly #redisOutage = new OutageLog('Redis (workers)');
  readonly #sweepOutage = new OutageLog('Job sweeper');
  readonly #sweeping = new Set<Lane>();
  readonly #logger = new Logger('Jobs');
  #connection: Redis | null = null;
  #closed = false;
  #endWatch: () => void = () => undefined;

  constructor(
    private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly sweeper: JobSweeper,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.redisUrl) throw new Error('BullWorkerHost needs REDIS_URL');
    // Also loaded by an API that has no Redis, and the library is large.
    const { Worker } = await import('bullmq');
    if (this.#closed) return;
    const connection = workerConnection(this.env.redisUrl);
    connection.on('error', (error) => this.#redisOutage.failed(error));
    connection.on('ready', () => this.#redisOutage.works());
    this.#connection = connection;
    this.#endWatch = watchConnection(connection);
    for (const lane of LANES) {
      this.#workers.push(this.#startWorker(Worker, lane, connection));
      this.#pumps.set(lane, new LanePump(lane, LANE_CONCURRENCY[lane], this.queue, this.runner, this.clock));
      this.#sweeps.push(setInterval(() => void this.#sweep(lane), this.sweepMs));
      void this.#sweep(lane);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#endWatch();
    for (const sweep of this.#sweeps) clearInterval(sweep);
    this.#closed = true;
    for (const worker of this.#workers) worker.pause(true).catch(() => undefined);
    const running = Promise.all(this.#running);
    await Promise.all([
      finishWithin(this.graceMs, running, () => this.#stop.abort()),
      ...[...this.#pumps.values()].map((pump) => pump.stop(this.graceMs)),
    ]);
    // Forced, since the gentle way waits for a Redis that may not come back. A ring left half heard does no harm.
    await Promise.allSettled(this.#workers.map((worker) => worker.close(true)));
    this.#connection?.disconnect();
  }

  async #heard(ring: Ring): Promise<void> {
    if (this.#closed) return;
    const run = this.runner.work(ring.id, this.#stop.signal);
    this.#running.add(run);
    await run;
    this.#running.delete(run);
  }

  #startWorker(BullWorker: typeof Worker, lane: Lane, connection: Redis): Worker<Ring> {
    const worker = new BullWorker<Ring>(lane, (job) => this.#heard(job.data), {
      connection,
      prefix: KEY_PREFIX,
      concurrency: LANE_CONCURRENCY[lane],
      runRetryDelay: 1_000,
    });
    worker.on('error', (error) => {
      if (connection.status !== 'ready') this.#redisOutage.failed(error);
      // Such as a lock that was lost with everything else in Redis: the row's own claim is what counts.
      else this.#logger.warn(`BullMQ (${lane}): ${error.message}`);
    });
    return worker;
  }

  async #sweep(lane: Lane): Promise<void> {
    if (this.#sweeping.has(lane)) return;
    this.#sweeping.add(lane);
    try {
      const bellWorks = await this.sweeper.sweep(lane);
      this.#sweepOutage.works();
      if (!bellWorks) this.#pumps.get(lane)?.wake();
    } catch (error) {
      this.#sweepOutage.failed(error);
    } finally {
      this.#sweeping.delete(lane);
    }
  }
}
