import type { JobName, Jobs } from '../../domain/jobs/jobs.js';

/** Takes orders for what must happen after the commit; they are rows of the same transaction. */
export interface Outbox {
  /**
   * @param dueAt not before this moment; at once where it is left out.
   * @returns the id of the job's row.
   */
  add<N extends JobName>(name: N, payload: Jobs[N], dueAt?: Date): Promise<number>;
  /**
   * Puts a failed job back: due now, with all its tries anew, and workers are notified as of a new one.
   * @returns false where it has not failed.
   */
  retry(id: number): Promise<boolean>;
}
