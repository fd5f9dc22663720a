import { Injectable } from '@nestjs/common';
import { And, Equal, In } from 'typeorm';
import type { JobRecord } from '../../domain/jobs/job.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asked, foundPage } from '../../platform/db/found-page.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { type JobFilter, JobReader, type JobSort } from './job.repository.js';

/** Ids are given in the order of time. */
const ORDERS = {
  id: ['id'],
  createdAt: ['id'],
  name: ['name', 'due_at', 'id'],
  state: ['state', 'due_at', 'id'],
  attempts: ['attempts', 'id'],
  dueAt: ['due_at', 'id'],
} as const satisfies Record<JobSort, readonly (keyof JobEntity)[]>;

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
    const { ids, queue, state, name, names } = filter;
    const both = [name === undefined ? undefined : Equal(name), names && In(names)].filter(
      (each) => each !== undefined,
    );
    const named = both.length > 0 ? And(...both) : undefined;
    const where = asked<JobEntity>({ id: ids && In(ids), queue, state, name: named });
    const by = sort.descending ? 'DESC' : 'ASC';
    const order = Object.fromEntries(ORDERS[sort.field].map((column) => [column, by]));
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
