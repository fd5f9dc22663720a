import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Env } from '../../config/env.js';
import { type JobName, QUEUE_NAMES, type QueueName } from '../../domain/jobs/jobs.js';
import { OutageLog } from '../ops/outage.log.js';
import type { RedisClient } from '../redis/redis.client.js';
import { KEY_PREFIX, producerConnection } from './bull.connection.js';
import { rulesOf } from './job.retry.js';
import { JobNotifier } from './job-queue.port.js';

/** What BullMQ carries: the row's id, nothing else. */
export interface WakeUp {
  readonly id: number;
}

/**
 * No job id, since a kept job of the same id would swallow the wake-up; one attempt and nothing kept, since the row
 * alone knows what became of the job.
 */
const WAKE_UP_OPTIONS = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;

/**
 * Notifies through Redis. A wake-up that does not get through is forgotten: workers look for rows by themselves too.
 */
@Injectable()
export class BullJobNotifier extends JobNotifier implements OnApplicationShutdown {
  readonly #connection: RedisClient;
  #queues: Promise<ReadonlyMap<QueueName, Queue<WakeUp>>> | null = null;
  readonly #outage = new OutageLog('Redis (job notifier)', { repeat: true });
  #cut = false;

  constructor(env: Env) {
    super();
    if (!env.redisUrl) throw new Error('BullJobNotifier needs REDIS_URL');
    this.#connection = producerConnection(env.redisUrl);
    this.#connection.on('error', (error) => this.#outage.failed(error));
    this.#connection.on('ready', () => this.#outage.works());
    this.#connection.on('close', () => {
      this.#cut = false;
    });
  }

  notify(jobs: ReadonlyArray<{ id: number; name: JobName }>): void {
    for (const name of QUEUE_NAMES) {
      const wakeUps = jobs.filter((job) => rulesOf(job.name).queue === name);
      if (wakeUps.length > 0) this.#send(name, wakeUps).catch((error) => this.#failed(error));
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.#connection.disconnect();
    const queues = await this.#queues?.catch(() => null);
    await Promise.allSettled([...(queues?.values() ?? [])].map((queue) => queue.close()));
  }

  async #send(name: QueueName, jobs: ReadonlyArray<{ id: number; name: JobName }>): Promise<void> {
    if (!this.ready) return;
    const queue = await this.#queue(name);
    if (!this.ready) return;
    await queue.addBulk(jobs.map(({ id, name }) => ({ name, data: { id }, opts: WAKE_UP_OPTIONS })));
    this.#outage.works();
  }

  /** BullMQ would wait for a connection that is not ready, so it is not asked then. */
  get ready(): boolean {
    return this.#connection.status === 'ready' && !this.#cut;
  }

  async #queue(name: QueueName): Promise<Queue<WakeUp>> {
    this.#queues ??= this.#open();
    const queue = (await this.#queues).get(name);
    if (!queue) throw new Error(`No queue ${name}`);
    return queue;
  }

  #failed(error: unknown): void {
    this.#outage.failed(error);
    // A frozen Redis still takes what we write. Once reconnecting we are not ready, and stop writing, until it answers.
    const frozen = error instanceof Error && error.message === 'Command timed out';
    if (!frozen || !this.ready) return;
    this.#cut = true;
    this.#connection.disconnect(true);
  }

  /** The library is large, and an API without Redis should not carry it. */
  async #open(): Promise<ReadonlyMap<QueueName, Queue<WakeUp>>> {
    const { Queue } = await import('bullmq');
    const open = (name: QueueName) => {
      const queue = new Queue<WakeUp>(name, {
        connection: this.#connection,
        prefix: KEY_PREFIX,
        skipMetasUpdate: true,
        // The check is one command at the start, and the queue stays unusable for ever where that one fails.
        skipVersionCheck: true,
      });
      queue.on('error', (error) => this.#outage.failed(error));
      return queue;
    };
    return new Map(QUEUE_NAMES.map((name) => [name, open(name)]));
  }
}
