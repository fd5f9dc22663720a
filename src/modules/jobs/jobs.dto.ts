import { ApiProperty } from '@nestjs/swagger';
import { JOB_STATES, type JobRecord, type JobState, withoutAddresses } from '../../domain/jobs/job.js';
import { choiceFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import type { JobFilter, JobSort } from './job.repository.js';

interface Filter extends Omit<JobFilter, 'names'> {
  readonly q?: string;
}

export const JOB_LIST: ListRules<JobSort, Filter> = {
  sortable: ['id', 'name', 'state', 'attempts', 'createdAt', 'dueAt'],
  descending: true,
  filters: {
    id: idsFilter,
    name: textFilter(60),
    queue: textFilter(20),
    state: choiceFilter(...JOB_STATES),
    q: textFilter(Q_MAX),
  },
};

export class JobDto {
  /** @example 311 */
  id!: number;
  /** @example "report.render" */
  name!: string;
  /** Jobs of one queue share workers. @example "pdf" */
  queue!: string;
  /** `failed`: given up after all its tries. */
  @ApiProperty({ enum: JOB_STATES, example: 'failed' })
  state!: JobState;
  /** Tries begun so far. @example 6 */
  attempts!: number;
  /** When it is or was to be tried next. @example "2026-03-01T04:05:06.789Z" */
  dueAt!: string;
  /** @example "2026-03-01T04:00:00.123Z" */
  createdAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null })
  doneAt!: string | null;
  /** What the last try that failed ended in, without addresses. @example "It took longer than 60000 ms" */
  lastError!: string | null;
  /** What it is about, ids only. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { reportId: 12 } })
  payload!: Record<string, unknown>;
}

export function toJobDto(job: JobRecord): JobDto {
  return {
    id: job.id,
    name: job.name,
    queue: job.queue,
    state: job.state,
    attempts: job.attempts,
    dueAt: job.dueAt.toISOString(),
    createdAt: job.createdAt.toISOString(),
    doneAt: job.doneAt?.toISOString() ?? null,
    lastError: job.lastError === null ? null : withoutAddresses(job.lastError),
    payload: { ...job.payload },
  };
}
