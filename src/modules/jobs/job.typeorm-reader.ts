import { Injectable } from '@nestjs/common';
import { And, Equal, In } from 'typeorm';
import type { JobRecord } from '../../domain/jobs/job.js';
import { JOB_RULES, type JobOrder } from '../../domain/jobs/jobs.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { asked, foundPage } from '../../platform/db/found-page.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import { JobEntity } from '../../platform/jobs/job.entity.js';
import { type JobFilter, JobReader, type JobSort } from './job.repository.js';

/** No index finds a payload. More than these wait after `npm run reread` alone. */
const MOST_LOOKED_THROUGH = 2_000;

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

  override async open(orders: readonly JobOrder[]): Promise<readonly JobOrder[]> {
    if (orders.length === 0) return [];
    const queue = In([...new Set(orders.map(({ name }) => JOB_RULES[name].queue))]);
    const select = { id: true, name: true, payload: true } as const;
    const take = MOST_LOOKED_THROUGH + 1;
    const waiting = await this.database.read((manager) =>
      manager.find(JobEntity, { select, where: { queue, state: 'open' }, take }),
    );
    return waiting.length === take ? orders : among(orders, waiting);
  }

  override async givenUp(orders: readonly JobOrder[]): Promise<readonly JobOrder[]> {
    if (orders.length === 0) return [];
    const where = { state: 'failed', name: In(orders.map(({ name }) => name)) } as const;
    const payload = In(orders.map((order) => JSON.stringify(order.payload)));
    const select = { id: true, name: true, payload: true } as const;
    const failed = await this.database.read((manager) =>
      manager.find(JobEntity, { select, where: { ...where, payload } }),
    );
    return among(orders, failed);
  }
}

function among(orders: readonly JobOrder[], jobs: readonly Pick<JobEntity, 'name' | 'payload'>[]): JobOrder[] {
  const known = new Set(jobs.map(({ name, payload }) => `${name} ${payload}`));
  // As the outbox writes it.
  return orders.filter(({ name, payload }) => known.has(`${name} ${JSON.stringify(payload)}`));
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
