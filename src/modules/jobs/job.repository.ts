import type { JobRecord, JobState } from '../../domain/jobs/job.js';
import type { JobOrder } from '../../domain/jobs/jobs.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

export interface JobFilter {
  readonly ids?: readonly number[];
  readonly name?: string;
  readonly names?: readonly string[];
  readonly queue?: string;
  readonly state?: JobState;
}

export type JobSort = 'id' | 'name' | 'state' | 'attempts' | 'createdAt' | 'dueAt';

/** The rows of the outbox as staff look at them. */
export abstract class JobReader {
  abstract findById(id: number): Promise<JobRecord | null>;
  /** Totals above 100,000 are told as that. */
  abstract search(request: ListRequest<JobSort, JobFilter>): Promise<Page<JobRecord>>;
  /** Those of these that are still to be done. Where more jobs wait than are looked through, all are taken to be. */
  abstract open(orders: readonly JobOrder[]): Promise<readonly JobOrder[]>;
  /** Those of these that were given up. */
  abstract givenUp(orders: readonly JobOrder[]): Promise<readonly JobOrder[]>;
}
