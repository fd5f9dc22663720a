import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { AccessRequest } from '../../domain/integrator/access-request.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf } from '../../platform/db/list-query.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { AccessRequestEntity } from './access-request.entity.js';
import {
  type AccessRequestFilter,
  AccessRequestReader,
  type AccessRequestSort,
  type AccessRequestStore,
} from './access-request.repository.js';

const ORDERS: Readonly<Record<AccessRequestSort, readonly string[]>> = {
  id: ['t.id'],
  organisation: ['t.organisation', 't.id'],
  createdAt: ['t.created_at', 't.id'],
};

function toRequest({ created_at, ends_at, ...row }: AccessRequestEntity): AccessRequest {
  return { ...row, createdAt: toDate(created_at), endsAt: toDate(ends_at) };
}

function toColumns({ createdAt, endsAt, email, ...fields }: Omit<AccessRequest, 'id'>) {
  const times = { created_at: createdAt.getTime(), ends_at: endsAt.getTime() };
  return { ...fields, email: normaliseEmail(email), ...times };
}

@Injectable()
export class TypeOrmAccessRequestReader extends AccessRequestReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<AccessRequest | null> {
    const row = await this.database.read((manager) => manager.findOneBy(AccessRequestEntity, { id }));
    return row && toRequest(row);
  }

  override listAsked(request: ListRequest<AccessRequestSort, AccessRequestFilter>): Promise<Page<AccessRequest>> {
    const { filter, sort, page } = request;
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(AccessRequestEntity, 't').where({ state: 'asked' });
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toRequest);
    });
  }

  override async findByEmail(email: string): Promise<AccessRequest[]> {
    const found = { where: { email: normaliseEmail(email) }, order: { id: 'ASC' } } as const;
    return (await this.database.read((manager) => manager.find(AccessRequestEntity, found))).map(toRequest);
  }
}

export class TypeOrmAccessRequestStore implements AccessRequestStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(request: Omit<AccessRequest, 'id'>): Promise<number> {
    const row = this.manager.create(AccessRequestEntity, toColumns(request));
    await this.manager.insert(AccessRequestEntity, row);
    return row.id;
  }

  async lock(id: number): Promise<AccessRequest | null> {
    const row = await this.manager.findOne(AccessRequestEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toRequest(row);
  }

  async update({ id, ...request }: AccessRequest): Promise<void> {
    await this.manager.update(AccessRequestEntity, { id }, toColumns(request));
  }
}
