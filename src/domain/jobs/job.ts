import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** `failed`: given up after all its tries, for staff to see. */
export const JOB_STATES = ['open', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A job as staff see it. */
export interface JobRecord {
  readonly id: number;
  /** Such as `report.render`; also one that this release does not know. */
  readonly name: string;
  readonly queue: string;
  readonly state: JobState;
  /** Tries begun so far. */
  readonly attempts: number;
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  /** What the last try that failed ended in. */
  readonly lastError: string | null;
  /** Ids only. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** @throws DomainError `illegal_transition` where the job has not failed. */
export function validateRetry({ state }: Pick<JobRecord, 'state'>): void {
  if (state === 'failed') return;
  const text = state === 'done' ? message('job_done') : message('job_going_on');
  throw new DomainError('illegal_transition', text);
}

/** An error without the addresses that mail servers put into theirs. */
export function withoutAddresses(error: string): string {
  return error.replace(/\S+/g, (word) => (word.includes('@') ? '(address)' : word));
}
