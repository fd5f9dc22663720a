import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../../domain/jobs/job.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Restricting } from '../../platform/db/catalog-list.js';
import { Database } from '../../platform/db/database.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { type SortedSearch, searchSorted } from '../../platform/db/sorted-list.js';
import type { JobEntity } from '../../platform/jobs/job.entity.js';
import { type JobFilter, JobReader, type JobSort } from './job.repository.js';

@Injectable()
export class TypeOrmJobReader extends JobReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<JobRecord | null> {
    const row = await this.database.read((sql) => sql.first<JobEntity>('SELECT * FROM jobs WHERE id = ?', [id]));
    return row && toRecord(row);
  }

  override search(request: ListRequest<JobSort, JobFilter>): Promise<Page<JobRecord>> {
    return this.database.read(async (sql) => {
      const { rows, total } = await searchSorted<JobEntity>(sql, jobSearch(request));
      return { items: rows.map(toRecord), total };
    });
  }
}

/** What the lists of jobs ask the database. */
export function jobSearch({ filter, sort, page }: ListRequest<JobSort, JobFilter>): SortedSearch {
  const asked = new Restricting()
    .ids(filter.ids)
    .equals('t.lane', filter.lane)
    .equals('t.state', filter.state)
    .equals('t.name', filter.name).conditions;
  return {
    table: 'jobs',
    finding: asked,
    testing: asked,
    order: { by: sort.field === 'id' ? ['t.id'] : ['t.due_at', 't.id'] },
    descending: sort.descending,
    page,
  };
}

function toRecord(row: JobEntity): JobRecord {
  return {
    id: row.id,
    name: row.name,
    lane: row.lane,
    state: row.state,
    attempts: row.attempts,
    dueAt: toDate(row.due_at),
    createdAt: toDate(row.created_at),
    doneAt: toDateOrNull(row.done_at),
    lastError: row.last_error,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
  };
}
