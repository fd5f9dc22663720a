import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { RejectionReason, RejectionReasonFields } from '../../domain/review/rejection-reason.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { Database } from '../../platform/db/database.js';
import { ordered, pageOf, type Searched, whereAnywhere } from '../../platform/db/list-query.js';
import { lockByIds } from '../../platform/db/locks.js';
import { updateVersioned } from '../../platform/db/versioned.js';
import { RejectionReasonEntity } from './rejection-reason.entity.js';
import {
  type RejectionReasonFilter,
  RejectionReasonReader,
  type RejectionReasonSort,
  type RejectionReasonStore,
} from './rejection-reason.repository.js';

const ORDERS: Readonly<Record<RejectionReasonSort, readonly string[]>> = {
  position: ['t.position', 't.id'],
  id: ['t.id'],
  titleEn: ['t.title_en', 't.id'],
  titleCn: ['t.title_cn', 't.id'],
  titleMs: ['t.title_ms', 't.id'],
};

const SEARCHED: Searched = { texts: ['LOWER(t.title_en)', 't.title_cn', 'LOWER(t.title_ms)'] };

@Injectable()
export class TypeOrmRejectionReasonReader extends RejectionReasonReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<RejectionReason | null> {
    const row = await this.database.read((manager) => manager.findOneBy(RejectionReasonEntity, { id }));
    return row && toReason(row);
  }

  override async list({
    filter,
    sort,
    page,
  }: ListRequest<RejectionReasonSort, RejectionReasonFilter>): Promise<Page<RejectionReason>> {
    return this.database.read((manager) => {
      const query = manager.createQueryBuilder(RejectionReasonEntity, 't');
      if (filter.ids) query.andWhere({ id: In(filter.ids) });
      if (filter.q !== undefined) whereAnywhere(query, SEARCHED, filter.q);
      return pageOf(ordered(query, ORDERS[sort.field], sort.descending), page, toReason);
    });
  }
}

export class TypeOrmRejectionReasonStore implements RejectionReasonStore {
  constructor(private readonly manager: EntityManager) {}

  async all(): Promise<RejectionReason[]> {
    return (await this.manager.find(RejectionReasonEntity, { order: { position: 'ASC', id: 'ASC' } })).map(toReason);
  }

  async lock(ids: readonly number[]): Promise<RejectionReason[]> {
    return (await lockByIds(this.manager, RejectionReasonEntity, ids)).map(toReason);
  }

  async insert(reason: RejectionReasonFields): Promise<RejectionReason> {
    const row = this.manager.create(RejectionReasonEntity, { ...toColumns(reason), version: 1 });
    await this.manager.insert(RejectionReasonEntity, row);
    return toReason(row);
  }

  async update(reason: RejectionReason): Promise<RejectionReason> {
    return updateVersioned(this.manager, RejectionReasonEntity, reason, toColumns(reason));
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.manager.delete(RejectionReasonEntity, { id: In(ids) });
  }

  lastPosition(): Promise<number | null> {
    return this.manager.maximum(RejectionReasonEntity, 'position');
  }
}

function toReason(row: RejectionReasonEntity): RejectionReason {
  return {
    id: row.id,
    version: row.version,
    position: row.position,
    titleEn: row.title_en,
    titleCn: row.title_cn,
    titleMs: row.title_ms,
    textEn: row.text_en,
    textCn: row.text_cn,
    textMs: row.text_ms,
  };
}

function toColumns(reason: RejectionReasonFields): Omit<RejectionReasonEntity, 'id' | 'version'> {
  return {
    position: reason.position,
    title_en: reason.titleEn,
    title_cn: reason.titleCn,
    title_ms: reason.titleMs,
    text_en: reason.textEn,
    text_cn: reason.textCn,
    text_ms: reason.textMs,
  };
}
