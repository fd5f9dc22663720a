import { Injectable } from '@nestjs/common';
import type { RejectionReason, RejectionReasonFields } from '../../domain/review/rejection-reason.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import {
  type ListShape,
  type ListStatements,
  listStatements,
  Restricting,
  readList,
} from '../../platform/db/catalog-list.js';
import { CatalogRows } from '../../platform/db/catalog-rows.js';
import { Database } from '../../platform/db/database.js';
import type { Sql } from '../../platform/db/sql.js';
import { RejectionReasonEntity } from './rejection-reason.entity.js';
import {
  type RejectionReasonFilter,
  RejectionReasonReader,
  type RejectionReasonSort,
  type RejectionReasonStore,
} from './rejection-reason.repository.js';

const SHAPE: ListShape<RejectionReasonSort> = {
  table: 'rejection_reasons',
  columns: 't.*',
  orders: { position: { by: ['t.position', 't.id'] }, id: { by: ['t.id'] } },
};

function rejectionReasonList({
  filter,
  sort,
  page,
}: ListRequest<RejectionReasonSort, RejectionReasonFilter>): ListStatements {
  return listStatements(SHAPE, new Restricting().ids(filter.ids), sort, page);
}

@Injectable()
export class TypeOrmRejectionReasonReader extends RejectionReasonReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async findById(id: number): Promise<RejectionReason | null> {
    const statement = 'SELECT * FROM rejection_reasons WHERE id = ?';
    const row = await this.database.read((sql) => sql.first<RejectionReasonEntity>(statement, [id]));
    return row && toReason(row);
  }

  override list(request: ListRequest<RejectionReasonSort, RejectionReasonFilter>): Promise<Page<RejectionReason>> {
    return readList(this.database, rejectionReasonList(request), toReason);
  }
}

export class TypeOrmRejectionReasonStore implements RejectionReasonStore {
  private readonly rows: CatalogRows<RejectionReasonEntity>;

  constructor(private readonly sql: Sql) {
    // Nothing about them must be unique.
    this.rows = new CatalogRows(sql, RejectionReasonEntity, 'rejection_reasons', {});
  }

  async lock(ids: readonly number[]): Promise<RejectionReason[]> {
    return (await this.rows.lock(ids)).map(toReason);
  }

  async insert(reason: RejectionReasonFields): Promise<RejectionReason> {
    const id = await this.rows.insert({ ...toColumns(reason), version: 1 });
    return { ...reason, id, version: 1 };
  }

  async update(reason: RejectionReason): Promise<RejectionReason> {
    const { id, version } = reason;
    await this.rows.update(id, version, { ...toColumns(reason), version: version + 1 });
    return { ...reason, version: version + 1 };
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.rows.remove(ids);
  }

  async lastPosition(): Promise<number | null> {
    const row = await this.sql.first<{ last: number | null }>('SELECT MAX(position) AS last FROM rejection_reasons');
    return row?.last ?? null;
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
