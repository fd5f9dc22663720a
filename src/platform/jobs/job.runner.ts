import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, Optional } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { LostClaim, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { type JobOutcome, Metrics } from '../ops/metrics.port.js';
import { openTrace } from '../ops/open-trace.js';
import { SilentMetrics } from '../ops/silent.metrics.js';
import { NoSpans, Spans } from '../ops/spans.port.js';
import { Clock } from '../security/clock.port.js';
import { keepLease, type LeaseTimes } from './job.lease.js';
import { JobRegistry } from './job.registry.js';
import { retryDelay, rulesOf } from './job.retry.js';
import { type JobEffect, PutBack } from './job-handler.port.js';
import { type Claim, JobQueue } from './job-queue.port.js';

/**
 * `unavailable`: there was nothing to claim. `put-back`: it was not its turn. `lost`: another worker took the job over.
 * `broken`: the queue itself could not be reached, so the row stays as it is until its lease has run out.
 */
export type WorkOutcome = Attempted | 'unavailable' | 'broken';

type Attempted = JobOutcome | 'put-back';

class Stopped extends Error {
  override readonly message = 'The worker was stopped';
}

const LONGEST_ERROR = 500;

const CLOSE_AGAIN_MS = 500;
const CLOSE_WITHIN_MS = 600_000;

/** Works on one row of the outbox at a time. It does not matter who calls it, how often, or whether others do too. */
@Injectable()
export class JobRunner {
  protected readonly times: LeaseTimes = { leaseMs: 15_000, renewEveryMs: 5_000 };
  readonly #logger = new Logger('Jobs');

  constructor(
    private readonly queue: JobQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: JobRegistry,
    private readonly clock: Clock,
    @Optional() private readonly metrics: Metrics = new SilentMetrics(),
    @Optional() private readonly spans: Spans = new NoSpans(),
  ) {}

  /** Never throws. `stop` gives the job back at once, for another worker to begin anew. */
  async work(id: number, stop?: AbortSignal): Promise<WorkOutcome> {
    try {
      const claimedAt = performance.now();
      const claim = await this.queue.claim(id, this.times.leaseMs, this.clock.now());
      return claim ? await this.#traced(claim, claimedAt, stop) : 'unavailable';
    } catch (error) {
      this.#logger.error(`Job ${id}: the queue does not answer: ${textOf(error)}`);
      return 'broken';
    }
  }

  /** The log says of each line of a job which job it was, and which request ordered it. */
  async #traced(claim: Claim, claimedAt: number, stop?: AbortSignal): Promise<WorkOutcome> {
    const { job, requestId } = claim;
    const outcome = await openTrace.run({ requestId, jobId: job.id }, () => this.#attempt(claim, claimedAt, stop));
    if (outcome === 'put-back') return outcome;
    const ms = performance.now() - claimedAt;
    this.metrics.jobTried(job.name, outcome, ms / 1000);
    const attributes = { 'job.name': job.name, 'job.id': job.id, 'job.attempt': job.attempt, 'job.outcome': outcome };
    this.spans.ended({ kind: 'job', name: job.name, requestId, ms, failed: outcome !== 'done', attributes });
    return outcome;
  }

  async #attempt(claim: Claim, claimedAt: number, stop?: AbortSignal): Promise<Attempted> {
    const { job } = claim;
    if (job.attempt > rulesOf(job.name).attempts) {
      return this.#giveUp(claim, 'Given up: the worker died in the last try', claimedAt);
    }
    try {
      await this.#run(claim, claimedAt, stop);
      this.#logger.log(`${labelOf(job)} done${since(claimedAt)}`);
      return 'done';
    } catch (error) {
      if (error instanceof LostClaim) {
        this.#logger.warn(`${labelOf(job)} left${since(claimedAt)}: ${error.message}`);
        return 'lost';
      }
      if (error instanceof PutBack) {
        await this.queue.giveBack(claim, error.message, error.dueAt);
        return 'put-back';
      }
      return error instanceof Stopped
        ? this.#giveBack(claim, error.message, claimedAt)
        : this.#fail(claim, error, claimedAt);
    }
  }

  async #run(claim: Claim, claimedAt: number, stop?: AbortSignal): Promise<void> {
    const { job } = claim;
    const { timeout } = rulesOf(job.name);
    const handler = this.registry.handlerOf(job.name);
    const control = new AbortController();
    const onStop = () => control.abort(new Stopped());
    if (stop?.aborted) onStop();
    stop?.addEventListener('abort', onStop, { once: true });
    const limit = setTimeout(() => control.abort(new Error(`It took longer than ${timeout} ms`)), timeout);
    const stopRenewing = keepLease(claim, claimedAt, this.times, this.queue, this.clock, (reason) =>
      control.abort(new LostClaim(reason)),
    );
    try {
      const effect = await orAborted(control.signal, () => handler.handle(job, control.signal));
      clearTimeout(limit);
      await this.#commit(claim, effect, stop);
    } finally {
      clearTimeout(limit);
      stopRenewing();
      stop?.removeEventListener('abort', onStop);
    }
  }

  /**
   * What is done, such as a mail that was sent, is not done again for want of the database: it is written down once
   * that answers, for as long as nobody else took the row.
   */
  async #commit(claim: Claim, effect: JobEffect | undefined, stop?: AbortSignal): Promise<void> {
    const end = performance.now() + CLOSE_WITHIN_MS;
    for (;;) {
      try {
        return await this.unitOfWork.run(async (tx) => {
          await effect?.(tx);
          await tx.closeJob(claim, this.clock.now());
        });
      } catch (error) {
        const away = error instanceof DomainError && error.reason === 'unavailable';
        if (!away || stop?.aborted || performance.now() > end) throw error;
        await sleep(CLOSE_AGAIN_MS);
      }
    }
  }

  async #fail(claim: Claim, error: unknown, claimedAt: number): Promise<JobOutcome> {
    const { job } = claim;
    const rules = rulesOf(job.name);
    if (job.attempt >= rules.attempts) return this.#giveUp(claim, textOf(error), claimedAt, error);
    const now = this.clock.now();
    const retryAt = new Date(now.getTime() + retryDelay(rules, job.attempt));
    await this.queue.fail(claim, textOf(error), retryAt, now);
    this.#logger.warn(
      `${labelOf(job)} failed${since(claimedAt)}, next try at ${retryAt.toISOString()}: ${textOf(error)}`,
    );
    return 'retrying';
  }

  /** That a worker was stopped is no failure of the job: otherwise a stop in its last try would be its end. */
  async #giveBack(claim: Claim, reason: string, claimedAt: number): Promise<JobOutcome> {
    await this.queue.giveBack(claim, reason, this.clock.now());
    this.#logger.warn(`${labelOf(claim.job)} given back${since(claimedAt)}: ${reason}`);
    return 'retrying';
  }

  async #giveUp(claim: Claim, reason: string, claimedAt: number, error?: unknown): Promise<JobOutcome> {
    await this.queue.fail(claim, reason, null, this.clock.now());
    const stack = error instanceof Error ? error.stack : undefined;
    this.#logger.error(`${labelOf(claim.job)} failed for good${since(claimedAt)}: ${reason}`, stack);
    return 'failed';
  }
}

/** A handler that does not heed its signal must not hold the worker up: what it still does has no effect. */
function orAborted<T>(signal: AbortSignal, begin: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    begin().then(resolve, reject);
  });
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message || error.name : String(error)).slice(0, LONGEST_ERROR);
}

const labelOf = (job: OpenJob) => `Job ${job.id} ${job.name}, try ${job.attempt} of ${rulesOf(job.name).attempts},`;
const since = (begun: number) => ` after ${Math.round(performance.now() - begun)} ms`;
