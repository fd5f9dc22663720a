import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { DataRequest, DataRequestKind, NewDataRequest } from '../../domain/privacy/data-request.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate, toDateOrNull, toMoment } from '../../platform/db/moments.js';
import { DataRequestEntity } from './data-request.entity.js';
import {
  type DataRequestFilter,
  DataRequestReader,
  type DataRequestSort,
  type DataRequestStore,
} from './data-request.repository.js';

/** Ids are given in the order of time. */
const ORDERS: Readonly<Record<DataRequestSort, readonly string[]>> = {
  id: ['t.id'],
  askedAt: ['t.id'],
  userId: ['t.user_id', 't.kind', 't.id'],
  kind: ['t.kind', 't.id'],
  dueAt: ['t.due_at', 't.id'],
  doneAt: ['t.done_at', 't.id'],
  doneBy: ['t.done_by', 't.id'],
};

@Injectable()
export class TypeOrmDataRequestReader extends DataRequestReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<DataRequest | null> {
    const row = await this.database.read((manager) => manager.findOneBy(DataRequestEntity, { id }));
    return row && toRequest(row);
  }

  override list({ filter, sort, page }: ListRequest<DataRequestSort, DataRequestFilter>): Promise<Page<DataRequest>> {
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(DataRequestEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.userId !== undefined) query.andWhere({ user_id: filter.userId });
      if (filter.userIds) query.andWhere({ user_id: In(filter.userIds) });
      if (filter.kind !== undefined) query.andWhere({ kind: filter.kind });
      if (filter.open !== undefined) query.andWhere({ done_at: filter.open ? IsNull() : Not(IsNull()) });
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toRequest);
    });
  }
}

export class TypeOrmDataRequestStore implements DataRequestStore {
  constructor(private readonly manager: EntityManager) {}

  async insert({ userId, kind, askedAt, dueAt }: NewDataRequest): Promise<DataRequest> {
    const columns = { user_id: userId, kind, asked_at: askedAt.getTime(), due_at: dueAt.getTime() };
    const row = this.manager.create(DataRequestEntity, { ...columns, done_at: null, done_by: null });
    await this.manager.insert(DataRequestEntity, row);
    return toRequest(row);
  }

  async lock(id: number): Promise<DataRequest | null> {
    const row = await this.manager.findOne(DataRequestEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toRequest(row);
  }

  async finish({ id, doneAt, doneBy }: DataRequest): Promise<void> {
    await this.manager.update(DataRequestEntity, { id }, { done_at: toMoment(doneAt), done_by: doneBy });
  }

  async finishOf(userId: number, kind: DataRequestKind, now: Date): Promise<void> {
    const open = { user_id: userId, kind, done_at: IsNull() };
    await this.manager.update(DataRequestEntity, open, { done_at: now.getTime() });
  }
}

function toRequest(row: DataRequestEntity): DataRequest {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    askedAt: toDate(row.asked_at),
    dueAt: toDate(row.due_at),
    doneAt: toDateOrNull(row.done_at),
    doneBy: row.done_by,
  };
}
