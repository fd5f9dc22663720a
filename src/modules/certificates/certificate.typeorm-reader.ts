import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { isLive } from '../../domain/review/claim.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { SharedReads } from '../../platform/db/shared-reads.js';
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
import type { CertificateRequest } from './certificate-order.queries.js';
import { listed, readRows, searched } from './certificate-pages.queries.js';
import { onlyWordOf, testing } from './certificate-search.queries.js';
import { type Shown, SUMMARY, WHOLE, WITH_CLAIMS } from './certificate-shown.queries.js';
import { WordPages } from './certificate-word-pages.queries.js';

/** Ids that a walk over all records covers at a time: few enough for what was read to die young. */
const STEP = 100;

interface ListOf {
  readonly filter: CertificateFilter;
  readonly page: PageRequest;
}

interface SearchOf extends CertificateRequest {
  /** With the claims, whether or not they hold still. */
  readonly claims: boolean;
}

@Injectable()
export class TypeOrmCertificateReader extends CertificateReader {
  private readonly records = this.gathered(loadCertificates);
  private readonly claimed = this.gathered((sql, ids) => readRows(sql, ids, WITH_CLAIMS));
  private readonly lists = new SharedReads(({ filter, page }: ListOf) =>
    this.database.read((sql) => listed(sql, filter, page, SUMMARY)),
  );
  private readonly searches = new SharedReads(({ claims, ...request }: SearchOf) =>
    this.database.read((sql) => searched(sql, request, claims ? WITH_CLAIMS : WHOLE)),
  );
  private readonly summariesOfWords = this.ofWords(SUMMARY);
  private readonly recordsOfWords = this.ofWords(WHOLE);
  private readonly claimedOfWords = this.ofWords(WITH_CLAIMS);

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
    const word = onlyWordOf(filter);
    return word === null
      ? this.lists.find({ filter, page })
      : this.summariesOfWords.find({ word, descending: true, page });
  }

  override async search(
    request: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>> {
    const { items, total } = await this.find(request, claimsAt !== null);
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

  /** @param claims with them, whether or not they hold still */
  private find(request: CertificateRequest, claims: boolean): Promise<Page<ListedCertificate>> {
    const { filter, sort, page } = request;
    const word = sort.field === 'id' ? onlyWordOf(filter) : null;
    if (word === null) return this.searches.find({ ...request, claims });
    const pages = claims ? this.claimedOfWords : this.recordsOfWords;
    return pages.find({ word, descending: sort.descending, page });
  }

  private ofWords<Row extends { readonly id: number }, Item>(shown: Shown<Row, Item>): WordPages<Row, Item> {
    return new WordPages((work) => this.database.read(work), shown);
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

/** By stretches of ids, so that each step costs the same, however few of the records are asked for. */
export function stepOf(filter: CertificateSearch, last: number): Condition {
  const stretch = { text: 't.id > ? AND t.id <= ?', values: [last - STEP, last] };
  const where = all([stretch, ...testing(filter)]);
  return {
    text: `SELECT ${SUMMARY.columns} FROM certificates t${where.text} ORDER BY t.id DESC`,
    values: where.values,
  };
}
