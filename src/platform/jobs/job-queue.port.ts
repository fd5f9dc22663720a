import type { JobName, OpenJob, QueueName } from '../../domain/jobs/jobs.js';

/** A claim on an open row: `token` proves it when the row is closed. */
export interface Claim {
  readonly job: OpenJob;
  readonly token: string;
  /** Of the request that ordered the job; `null` where none did. */
  readonly requestId: string | null;
}

/** The rows of the outbox as workers use them. Each call is one short transaction of its own. */
export abstract class JobQueue {
  /**
   * Claims row `id` for `leaseMs` milliseconds, counting one more attempt. `null` where it is done, failed, not yet
   * due, or held by another worker whose lease has not run out.
   */
  abstract claim(id: number, leaseMs: number, now: Date): Promise<Claim | null>;
  /** Keeps a claim for another `leaseMs`; false where it was lost. */
  abstract renew(claim: Claim, leaseMs: number, now: Date): Promise<boolean>;
  /** Gives a claim back after a failure: due again at `retryAt`, or given up where that is `null`. */
  abstract fail(claim: Claim, error: string, retryAt: Date | null, now: Date): Promise<void>;
  /** Gives a claim back whose try does not count, as where its worker was stopped: due again at `dueAt`. */
  abstract giveBack(claim: Claim, reason: string, dueAt: Date): Promise<void>;
  /** Open rows of a queue that are due and not held, oldest first. */
  abstract due(queue: QueueName, limit: number, now: Date): Promise<ReadonlyArray<{ id: number; name: JobName }>>;
  /** When the next open row of a queue falls due or loses its holder; `null` where there is none. */
  abstract nextDue(queue: QueueName, now: Date): Promise<Date | null>;
  /** Age in milliseconds of the oldest open row that is overdue, 0 where none is. */
  abstract oldestOverdue(now: Date): Promise<number>;
  /** How many rows are not done yet, and how many were given up. */
  abstract counts(): Promise<{ readonly open: number; readonly failed: number }>;
}

/**
 * Wakes workers for new rows. Only a notifier: a row that nobody was notified of is found by the sweeper all the same.
 */
export abstract class JobNotifier {
  /** Never throws and never waits for a broken transport. */
  abstract notify(jobs: ReadonlyArray<{ id: number; name: JobName }>): void;
}
