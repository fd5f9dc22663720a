import type { QueueName } from '../../domain/jobs/jobs.js';
import { OutageLog } from '../ops/outage.log.js';
import type { Clock } from '../security/clock.port.js';
import type { JobRunner, WorkOutcome } from './job.runner.js';
import { finishWithin } from './job.shutdown.js';
import type { JobQueue } from './job-queue.port.js';

/**
 * Works off one queue, a few at a time: what is due, when it is woken and when a job ends, and rows that it was
 * notified of. When to wake it is its owner's business.
 */
export class QueuePump {
  readonly #running = new Map<number, Promise<void>>();
  readonly #stop = new AbortController();
  readonly #outage: OutageLog;
  #closed = false;
  #filling = false;
  #again = false;
  #misses = 0;

  constructor(
    private readonly name: QueueName,
    private readonly places: number,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly clock: Clock,
    /** Called when every due job that there was has been begun. */
    private readonly onIdle: () => void = () => undefined,
  ) {
    this.#outage = new OutageLog(`Job queue (${name})`);
  }

  wake(): void {
    if (this.#closed) return;
    if (this.#filling) {
      this.#again = true;
      return;
    }
    this.#filling = true;
    this.#fill()
      .then(() => this.#outage.works())
      .catch((error) => this.#outage.failed(error))
      .finally(() => {
        this.#filling = false;
        if (!this.#again) return;
        this.#again = false;
        this.wake();
      });
  }

  /** Works on a row that it was notified of, once there is a place. Never throws. */
  async work(id: number): Promise<void> {
    while (!this.#closed && !this.#running.has(id) && this.#running.size >= this.places) {
      await Promise.race(this.#running.values());
    }
    if (this.#closed || this.#running.has(id)) return;
    await this.#run(id, () => undefined);
  }

  /** Begins nothing more, lets what runs finish for `graceMs` and then gives it back. */
  async stop(graceMs: number): Promise<void> {
    this.#closed = true;
    await finishWithin(graceMs, Promise.all(this.#running.values()), () => this.#stop.abort());
  }

  async #fill(): Promise<void> {
    const free = this.places - this.#running.size;
    if (free <= 0) return;
    const due = await this.queue.due(this.name, this.places + this.#running.size, this.clock.now());
    const next = due.filter((row) => !this.#running.has(row.id)).slice(0, free);
    for (const row of next) {
      if (this.#closed || this.#running.size >= this.places) return;
      if (!this.#running.has(row.id)) this.#begin(row.id);
    }
    if (next.length < free) this.onIdle();
  }

  #begin(id: number): void {
    void this.#run(id, (outcome) => {
      this.#misses = outcome === 'unavailable' ? this.#misses + 1 : 0;
      // Losing rows to others is normal, but where none can be had, asking on and on would only spin.
      if (outcome === 'broken' || this.#misses > this.places) this.onIdle();
      else this.wake();
    });
  }

  #run(id: number, ended: (outcome: WorkOutcome) => void): Promise<void> {
    const run = this.runner.work(id, this.#stop.signal).then((outcome) => {
      this.#running.delete(id);
      ended(outcome);
    });
    this.#running.set(id, run);
    return run;
  }
}
