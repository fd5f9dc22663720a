import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { PeriodicTask } from './periodic-task.port.js';

/** Injection token of the array of all periodic tasks. */
export const PERIODIC_TASKS = Symbol('PERIODIC_TASKS');

/** Runs each periodic task by itself, never twice at a time, and ends them before the database is closed. */
@Injectable()
export class PeriodicRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Tasks are told to end at once: this is for the step they are at. */
  protected readonly graceMs: number = 5_000;
  private readonly logger = new Logger('Periodic');
  private readonly stop = new AbortController();
  private readonly timers = new Map<PeriodicTask, NodeJS.Timeout>();
  private readonly running = new Map<PeriodicTask, Promise<void>>();

  constructor(@Inject(PERIODIC_TASKS) private readonly tasks: readonly PeriodicTask[]) {}

  onApplicationBootstrap(): void {
    for (const task of this.tasks) this.schedule(task, task.firstMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.race([Promise.all(this.running.values()), sleep(this.graceMs, undefined, { ref: false })]);
  }

  private schedule(task: PeriodicTask, wait: number): void {
    const timer = setTimeout(() => this.running.set(task, this.run(task)), wait);
    timer.unref();
    this.timers.set(task, timer);
  }

  private async run(task: PeriodicTask): Promise<void> {
    try {
      await task.run(this.stop.signal);
    } catch (error) {
      this.logger.warn(`${task.name} failed: ${String(error)}`);
    }
    this.running.delete(task);
    if (!this.stop.signal.aborted) this.schedule(task, task.everyMs);
  }
}
