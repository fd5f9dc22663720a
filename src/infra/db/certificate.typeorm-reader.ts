import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { isLive } from '../../domain/certificate/claim.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import {
  type CertificateFilter,
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
  type ListedCertificate,
} from '../../ports/certificate.store.js';
import { type SummaryRow, toSummary } from './certificate.mapper.js';
import { listed, readRows, searched } from './certificate.pages.js';
import { testing } from './certificate.search.js';
import { SUMMARY, whole } from './certificate.shown.js';
import { loadCertificates } from './certificate.typeorm-store.js';
import { Database } from './database.js';
import { GatheredReads } from './gathered-reads.js';
import { all } from './sorted-list.js';
import type { Sql } from './sql.js';
import type { Condition } from './word-search.js';

/** Ids that a walk over all records covers at a time: few enough for what was read to die young. */
const STEP = 100;
/** Who asks for records in one turn asks at moments of his own: which claims hold is judged when they are there. */
const EVER = new Date(0);

@Injectable()
export class TypeOrmCertificateReader extends CertificateReader {
  private readonly records = this.gathered(loadCertificates);
  private readonly claimed = this.gathered((sql, ids) => readRows(sql, ids, whole(EVER)));

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
    const listed = await this.claimed.find(id);
    const holds = !listed?.claim || isLive(listed.claim, claimsAt);
    return listed && (holds ? listed : { ...listed, claim: null });
  }

  override list(filter: CertificateFilter, page: PageRequest): Promise<Page<CertificateSummary>> {
    return this.database.read((sql) => listed(sql, filter, page, SUMMARY));
  }

  override search(
    request: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>> {
    return this.database.read((sql) => searched(sql, request, whole(claimsAt)));
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
    return new GatheredReads<number, Item>(async (ids) => {
      const found = await this.database.read((sql) => load(sql, ids));
      return new Map(found.map((item) => [item.id, item]));
    });
  }
}

/** By stretches of ids, so that each step costs the same, however few of the records are asked for. */
export function stepOf(filter: CertificateSearch, last: number): Condition {
  const stretch = { text: 't.id > ? AND t.id <= ?', values: [last - STEP, last] };
  const where = all([stretch, ...testing(filter)]);
  return {
    text: `SELECT ${SUMMARY.columns} FROM certificates t${where.text} ORDER BY t.id DESC`,
    values: where.values,
  };
}
