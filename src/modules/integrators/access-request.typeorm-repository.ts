import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normaliseEmail } from '../../domain/account/email.js';
import type { AccessRequest } from '../../domain/integrator/access-request.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { forUpdate } from '../../platform/db/locks.js';
import { toDate } from '../../platform/db/moments.js';
import { AccessRequestEntity } from './access-request.entity.js';
import { AccessRequestReader, type AccessRequestStore } from './access-request.repository.js';

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

  override async listAsked({ offset, limit }: PageRequest): Promise<Page<AccessRequest>> {
    const found = { where: { state: 'asked' }, order: { id: 'ASC' }, skip: offset, take: limit } as const;
    const [rows, total] = await this.database.read((manager) => manager.findAndCount(AccessRequestEntity, found));
    return { items: rows.map(toRequest), total };
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
