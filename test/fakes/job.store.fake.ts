import type { JobRecord } from '../../src/domain/jobs/job.js';
import { JOB_RULES } from '../../src/domain/jobs/jobs.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import { type JobFilter, JobReader, type JobSort } from '../../src/modules/jobs/job.repository.js';
import type { FakeJobRow, InMemoryJobQueue } from './job-queue.fake.js';
import { pageOf } from './memory.tables.js';

export class InMemoryJobReader extends JobReader {
  constructor(private readonly queue: InMemoryJobQueue) {
    super();
  }

  async findById(id: number): Promise<JobRecord | null> {
    const row = this.queue.rows[id - 1];
    return row ? toRecord(row) : null;
  }

  async search({ filter, sort, page }: ListRequest<JobSort, JobFilter>): Promise<Page<JobRecord>> {
    const { ids, name, lane, state } = filter;
    const found = this.queue.rows
      .map(toRecord)
      .filter(
        (one) =>
          (ids?.includes(one.id) ?? true) &&
          (name ?? one.name) === one.name &&
          (lane ?? one.lane) === one.lane &&
          (state ?? one.state) === one.state,
      );
    const sign = sort.descending ? -1 : 1;
    const key = (one: JobRecord) => (sort.field === 'dueAt' ? one.dueAt.getTime() : one.id);
    return pageOf(
      found.sort((a, b) => sign * (key(a) - key(b) || a.id - b.id)),
      page,
    );
  }
}

function toRecord({ id, name, state, attempts, dueAt, createdAt, doneAt, error, payload }: FakeJobRow): JobRecord {
  const { lane } = JOB_RULES[name];
  return { id, name, lane, state, attempts, dueAt, createdAt, doneAt, lastError: error, payload: { ...payload } };
}
