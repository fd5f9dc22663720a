import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Lane } from '../../domain/jobs/jobs.js';
import { Clock } from '../security/clock.port.js';
import { JobRunner } from './job.runner.js';
import { SHUTDOWN_GRACE_MS } from './job.shutdown.js';
import { JobQueue } from './job-queue.port.js';
import { LanePump } from './lane.pump.js';
import { EMBEDDED_CONCURRENCY, LANES } from './lane-concurrency.js';
import { LocalJobNotifier } from './local.job-notifier.js';

/** Works off the outbox inside the API process, where there is no Redis. */
@Injectable()
export class InProcessJobHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** A row that nobody rang for, such as one of another process, waits no longer than this. */
  protected readonly pollMs: number = 5_000;
  protected readonly graceMs: number = SHUTDOWN_GRACE_MS;
  readonly #pumps = new Map<Lane, LanePump>();
  readonly #timers = new Map<Lane, NodeJS.Timeout>();
  #stopListening: () => void = () => undefined;
  #closed = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly notifier: LocalJobNotifier,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    for (const lane of LANES) {
      const onIdle = () => void this.#sleep(lane);
      this.#pumps.set(
        lane,
        new LanePump(lane, EMBEDDED_CONCURRENCY[lane], this.queue, this.runner, this.clock, onIdle),
      );
    }
    this.#stopListening = this.notifier.listen((lane) => this.#wake(lane));
    for (const lane of LANES) this.#wake(lane);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closed = true;
    this.#stopListening();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all([...this.#pumps.values()].map((pump) => pump.stop(this.graceMs)));
  }

  #wake(lane: Lane): void {
    this.#setAlarm(lane, this.pollMs);
    this.#pumps.get(lane)?.wake();
  }

  async #sleep(lane: Lane): Promise<void> {
    const now = this.clock.now();
    const next = await this.queue.nextDue(lane, now).catch(() => null);
    const wait = next ? next.getTime() - now.getTime() : this.pollMs;
    this.#setAlarm(lane, Math.min(Math.max(wait, SHORTEST_SLEEP_MS), this.pollMs));
  }

  #setAlarm(lane: Lane, wait: number): void {
    clearTimeout(this.#timers.get(lane));
    if (this.#closed) return;
    const timer = setTimeout(() => this.#wake(lane), wait);
    this.#timers.set(lane, timer);
  }
}

const SHORTEST_SLEEP_MS = 250;
