import type { JobName, OpenJob } from '../../domain/jobs/jobs.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** What a job changes in the database; runs in the transaction that closes the job's row. */
export type JobEffect = (tx: Transaction) => Promise<void>;

/**
 * Does one kind of job. `handle` does the slow work outside any transaction and returns its effect, which is committed
 * together with the closing of the row, so that it happens once. It may run more than once: whatever it does before
 * that must be harmless when repeated. Throwing means: try again later.
 */
export abstract class JobHandler<N extends JobName = JobName> {
  abstract readonly name: N;
  abstract handle(job: OpenJob<N>, signal: AbortSignal): Promise<JobEffect | undefined>;
}
