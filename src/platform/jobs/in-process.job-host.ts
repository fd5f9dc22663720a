import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUE_NAMES, type QueueName } from '../../domain/jobs/jobs.js';
import { Clock } from '../security/clock.port.js';
import { JobRunner } from './job.runner.js';
import { SHUTDOWN_GRACE_MS } from './job.shutdown.js';
import { JobQueue } from './job-queue.port.js';
import { LocalJobNotifier } from './local.job-notifier.js';
import { QueuePump } from './queue.pump.js';
import { EMBEDDED_CONCURRENCY } from './queue-concurrency.js';

/** Works off the outbox inside the API process, where there is no Redis. */
@Injectable()
export class InProcessJobHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** A row that nobody rang for, such as one of another process, waits no longer than this. */
  protected readonly pollMs: number = 5_000;
  protected readonly graceMs: number = SHUTDOWN_GRACE_MS;
  readonly #pumps = new Map<QueueName, QueuePump>();
  readonly #timers = new Map<QueueName, NodeJS.Timeout>();
  #stopListening: () => void = () => undefined;
  #closed = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly notifier: LocalJobNotifier,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    for (const name of QUEUE_NAMES) {
      const onIdle = () => void this.#sleep(name);
      this.#pumps.set(
        name,
        new QueuePump(name, EMBEDDED_CONCURRENCY[name], this.queue, this.runner, this.clock, onIdle),
      );
    }
    this.#stopListening = this.notifier.listen((name) => this.#wake(name));
    for (const name of QUEUE_NAMES) this.#wake(name);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closed = true;
    this.#stopListening();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all([...this.#pumps.values()].map((pump) => pump.stop(this.graceMs)));
  }

  #wake(name: QueueName): void {
    this.#setAlarm(name, this.pollMs);
    this.#pumps.get(name)?.wake();
  }

  async #sleep(name: QueueName): Promise<void> {
    const now = this.clock.now();
    const next = await this.queue.nextDue(name, now).catch(() => null);
    const wait = next ? next.getTime() - now.getTime() : this.pollMs;
    this.#setAlarm(name, Math.min(Math.max(wait, SHORTEST_SLEEP_MS), this.pollMs));
  }

  #setAlarm(name: QueueName, wait: number): void {
    clearTimeout(this.#timers.get(name));
    if (this.#closed) return;
    const timer = setTimeout(() => this.#wake(name), wait);
    this.#timers.set(name, timer);
  }
}

const SHORTEST_SLEEP_MS = 250;
