import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { isLive } from '../../domain/review/claim.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { all } from '../../platform/db/sorted-list.js';
import type { Sql } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.js';
import { type SummaryRow, toSummary } from './certificate.mapper.js';
import {
  type CertificateFilter,
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
  type ListedCertificate,
} from './certificate.repository.js';
import { loadCertificates } from './certificate.typeorm-repository.js';
import { readRows, searched } from './certificate-pages.queries.js';
import { testing } from './certificate-search.queries.js';
import { SUMMARY, WHOLE, WITH_CLAIMS } from './certificate-shown.queries.js';

/** Ids that a walk over all records covers at a time: few enough for what was read to die young. */
const STEP = 100;

@Injectable()
export class TypeOrmCertificateReader extends CertificateReader {
  private readonly records = this.gathered(loadCertificates);
  private readonly claimed = this.gathered((sql, ids) => readRows(sql, ids, WITH_CLAIMS));

  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Certificate | null> {
    return this.records.find(id);
  }

  override async findWithClaim(id: number, claimsAt: Date | null): Promise<ListedCertificate | null> {
    if (claimsAt === null) {
      const record = await this.records.find(id);
      return record && { ...record, claim: null };
    }
    const found = await this.claimed.find(id);
    return found && withLiveClaim(found, claimsAt);
  }

  override list(filter: CertificateFilter, page: PageRequest): Promise<Page<CertificateSummary>> {
    const request = { filter, sort: { field: 'id', descending: true }, page } as const;
    return this.database.read((sql) => searched(sql, request, SUMMARY));
  }

  override async search(
    request: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>> {
    const shown = claimsAt ? WITH_CLAIMS : WHOLE;
    const { items, total } = await this.database.read((sql) => searched(sql, request, shown));
    return { items: claimsAt ? items.map((item) => withLiveClaim(item, claimsAt)) : items, total };
  }

  override async *walk(filter: CertificateSearch): AsyncGenerator<CertificateSummary[]> {
    const newest = await this.database.read((sql) =>
      sql.first<{ id: number }>('SELECT id FROM certificates ORDER BY id DESC LIMIT 1'),
    );
    for (let last = newest?.id ?? 0; last > 0; last -= STEP) {
      const statement = stepOf(filter, last);
      const rows = await this.database.read((sql) => sql.rows<SummaryRow>(statement.text, statement.values));
      if (rows.length > 0) yield rows.map(toSummary);
      // SQLite answers at once: without a pause nobody else would get a turn.
      await pause();
    }
  }

  private gathered<Item extends Certificate>(load: (sql: Sql, ids: readonly number[]) => Promise<Item[]>) {
    return new BatchLoader<number, Item>(async (ids) => {
      const found = await this.database.read((sql) => load(sql, ids));
      return new Map(found.map((item) => [item.id, item]));
    });
  }
}

/** Those who ask in one turn ask at moments of their own. */
function withLiveClaim(item: ListedCertificate, at: Date): ListedCertificate {
  return !item.claim || isLive(item.claim, at) ? item : { ...item, claim: null };
}

/** By ranges of ids, so that each step costs the same, however few of the records are asked for. */
export function stepOf(filter: CertificateSearch, last: number): Condition {
  const range = { text: 't.id > ? AND t.id <= ?', values: [last - STEP, last] };
  const where = all([range, ...testing(filter)]);
  return {
    text: `SELECT ${SUMMARY.columns} FROM certificates t${where.text} ORDER BY t.id DESC`,
    values: where.values,
  };
}
