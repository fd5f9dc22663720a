import type { JobName, OpenJob } from '../../domain/jobs/jobs.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** What a job changes in the database; runs in the transaction that closes the job's row. */
export type JobEffect = (tx: Transaction) => Promise<void>;

/** Thrown by a handler that did nothing, as it is not the job's turn: its row is due again at `dueAt`, uncounted. */
export class PutBack extends Error {
  override readonly name = 'PutBack';

  constructor(
    readonly dueAt: Date,
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * Does one kind of job. `handle` does the slow work outside any transaction and returns its effect, which is committed
 * together with the closing of the row, so that it happens once. It may run more than once: whatever it does before
 * that must be harmless when repeated. Throwing means: try again later;
 * `PutBack`, that this was no try.
 */
export abstract class JobHandler<N extends JobName = JobName> {
  abstract readonly name: N;
  abstract handle(job: OpenJob<N>, signal: AbortSignal): Promise<JobEffect | undefined>;
}
