import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Worker } from 'bullmq';
import { Env } from '../../config/env.js';
import { QUEUE_NAMES, type QueueName } from '../../domain/jobs/jobs.js';
import { OutageLog } from '../ops/outage.log.js';
import type { RedisClient } from '../redis/redis.client.js';
import { Clock } from '../security/clock.port.js';
import { KEY_PREFIX, watchConnection, workerConnection } from './bull.connection.js';
import type { WakeUp } from './bull.job-notifier.js';
import { JobRunner } from './job.runner.js';
import { SHUTDOWN_GRACE_MS } from './job.shutdown.js';
import { JobQueue } from './job-queue.port.js';
import { QueuePump } from './queue.pump.js';
import { QUEUE_CONCURRENCY } from './queue-concurrency.js';

/**
 * How long a worker of BullMQ rests that Redis refused something: it would ask again at once, thousands of times a
 * second.
 */
const REST_MS = 5_000;
/** Longer than a rest and the wait for a wake-up after it: whoever was not refused anything by then is served again. */
const SERVED_AFTER_MS = 20_000;

/**
 * Works off the outbox in a worker process: on each wake-up, and every few seconds by looking, as wake-ups may be lost.
 */
@Injectable()
export class BullWorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly pollMs: number = 5_000;
  protected readonly graceMs: number = SHUTDOWN_GRACE_MS;
  readonly #workers: Worker<WakeUp>[] = [];
  readonly #pumps: QueuePump[] = [];
  readonly #polls: NodeJS.Timeout[] = [];
  readonly #rests = new Map<Worker<WakeUp>, NodeJS.Timeout>();
  readonly #outage = new OutageLog('Redis (workers)', { repeat: true });
  #served: NodeJS.Timeout | undefined;
  #connection: RedisClient | null = null;
  #closed = false;
  #endWatch: () => void = () => undefined;

  constructor(
    private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.redisUrl) throw new Error('BullWorkerHost needs REDIS_URL');
    // Also loaded by an API that has no Redis, and the library is large.
    const { Worker } = await import('bullmq');
    if (this.#closed) return;
    const connection = workerConnection(this.env.redisUrl);
    connection.on('error', (error) => this.#outage.failed(error));
    connection.on('ready', () => this.#outage.works());
    this.#connection = connection;
    this.#endWatch = watchConnection(connection);
    for (const name of QUEUE_NAMES) {
      const pump = new QueuePump(name, QUEUE_CONCURRENCY[name], this.queue, this.runner, this.clock);
      this.#pumps.push(pump);
      this.#workers.push(this.#startWorker(Worker, name, pump, connection));
      this.#polls.push(setInterval(() => pump.wake(), this.pollMs));
      pump.wake();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closed = true;
    this.#endWatch();
    for (const timer of [...this.#polls, ...this.#rests.values()]) clearTimeout(timer);
    clearTimeout(this.#served);
    for (const worker of this.#workers) worker.pause(true).catch(() => undefined);
    await Promise.all(this.#pumps.map((pump) => pump.stop(this.graceMs)));
    // Forced, since the gentle way waits for a Redis that may not come back. A wake-up left half heard does no harm.
    await Promise.allSettled(this.#workers.map((worker) => worker.close(true)));
    this.#connection?.disconnect();
  }

  #startWorker(BullWorker: typeof Worker, name: QueueName, pump: QueuePump, connection: RedisClient): Worker<WakeUp> {
    const worker = new BullWorker<WakeUp>(name, (job) => pump.work(job.data.id), {
      connection,
      prefix: KEY_PREFIX,
      concurrency: QUEUE_CONCURRENCY[name],
      runRetryDelay: 1_000,
    });
    worker.on('error', (error) => {
      this.#outage.failed(error);
      if (connection.status === 'ready') this.#rest(worker, connection);
    });
    return worker;
  }

  /** Redis answers, but refuses: it has no memory left, only takes reads, or lost a lock with everything else. */
  #rest(worker: Worker<WakeUp>, connection: RedisClient): void {
    if (this.#closed) return;
    clearTimeout(this.#served);
    this.#served = setTimeout(() => {
      if (connection.status === 'ready') this.#outage.works();
    }, SERVED_AFTER_MS);
    if (this.#rests.has(worker)) return;
    worker.pause(true).catch(() => undefined);
    const wake = () => {
      this.#rests.delete(worker);
      worker.resume().catch(() => undefined);
    };
    this.#rests.set(worker, setTimeout(wake, REST_MS));
  }
}
