import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { JobRecord } from '../../domain/jobs/job.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asked, foundPage } from '../../platform/db/found-page.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { type JobFilter, JobReader, type JobSort } from './job.repository.js';

@Injectable()
export class TypeOrmJobReader extends JobReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<JobRecord | null> {
    const row = await this.database.read((manager) => manager.findOneBy(JobEntity, { id }));
    return row && toRecord(row);
  }

  override async search({ filter, sort, page }: ListRequest<JobSort, JobFilter>): Promise<Page<JobRecord>> {
    const { ids, queue, state, name } = filter;
    const where = asked<JobEntity>({ id: ids && In(ids), queue, state, name });
    const by = sort.descending ? 'DESC' : 'ASC';
    const order = sort.field === 'id' ? ({ id: by } as const) : ({ due_at: by, id: by } as const);
    const found = await this.database.read((manager) => foundPage(manager, JobEntity, where, order, page));
    return { ...found, items: found.items.map(toRecord) };
  }
}

function toRecord(row: JobEntity): JobRecord {
  return {
    id: row.id,
    name: row.name,
    queue: row.queue,
    state: row.state,
    attempts: row.attempts,
    dueAt: toDate(row.due_at),
    createdAt: toDate(row.created_at),
    doneAt: toDateOrNull(row.done_at),
    lastError: row.last_error,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
  };
}
