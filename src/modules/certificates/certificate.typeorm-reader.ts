import { setImmediate as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import { isLive } from '../../domain/review/claim.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { CertificateEntity } from './certificate.entity.js';
import { type SummaryRow, toSummary } from './certificate.mapper.js';
import {
  type CertificateFilter,
  CertificateReader,
  type CertificateSearch,
  type CertificateSort,
  type KnownOfReview,
  type ListedCertificate,
  type ListedSummary,
} from './certificate.repository.js';
import { countOf, loadCertificates, readRows, searched } from './certificate-pages.queries.js';
import { BY_ITSELF, LISTED_SUMMARY, WHOLE, WHOLE_BY_ITSELF, WITH_CLAIMS } from './certificate-shown.queries.js';
import { STEP, stepOf } from './certificate-walk.queries.js';

@Injectable()
export class TypeOrmCertificateReader extends CertificateReader {
  private readonly records = this.gathered(loadCertificates);
  private readonly whole = this.gathered((manager, ids) => readRows(manager, ids, WHOLE_BY_ITSELF));
  private readonly listed = this.gathered((manager, ids) => readRows(manager, ids, BY_ITSELF));

  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Certificate | null> {
    return this.records.find(id);
  }

  override async findListed(id: number, claimsAt: Date | null): Promise<(ListedCertificate & KnownOfReview) | null> {
    const found = await (claimsAt ? this.listed : this.whole).find(id);
    return found && withClaimAt(found, claimsAt);
  }

  override list(filter: CertificateFilter, page: PageRequest): Promise<Page<ListedSummary>> {
    const request = { filter, sort: { field: 'id', descending: true }, page } as const;
    return this.database.read((manager) => searched(manager, request, LISTED_SUMMARY));
  }

  override async search(
    request: ListRequest<CertificateSort, CertificateSearch>,
    claimsAt: Date | null,
  ): Promise<Page<ListedCertificate>> {
    const shown = claimsAt ? WITH_CLAIMS : WHOLE;
    const { items, total } = await this.database.read((manager) => searched(manager, request, shown));
    return { items: items.map((item) => withClaimAt(item, claimsAt)), total };
  }

  override count(filter: CertificateSearch, most?: number): Promise<number> {
    return this.database.read((manager) => countOf(manager, filter, most));
  }

  override async *walk(filter: CertificateSearch): AsyncGenerator<CertificateSummary[]> {
    const newest = await this.database.readLagging((manager) => manager.maximum(CertificateEntity, 'id'));
    for (let last = newest ?? 0; last > 0; last -= STEP) {
      const { text, values } = stepOf(filter, last);
      const rows = await this.database.readLagging((manager) => manager.query<SummaryRow[]>(text, [...values]));
      if (rows.length > 0) yield rows.map(toSummary);
      // SQLite answers at once: without a pause nobody else would get a turn.
      await pause();
    }
  }

  private gathered<Item extends Certificate>(
    load: (manager: EntityManager, ids: readonly number[]) => Promise<Item[]>,
  ) {
    return new BatchLoader<number, Item>(async (ids) => {
      const found = await this.database.read((manager) => load(manager, ids));
      return new Map(found.map((item) => [item.id, item]));
    });
  }
}

/** Those who ask in one turn ask at moments of their own. */
function withClaimAt<Item extends ListedCertificate>(item: Item, at: Date | null): Item {
  if (at === null) return { ...item, claim: null, assignee: null, pending: null, proposal: null, openSignals: [] };
  return !item.claim || isLive(item.claim, at) ? item : { ...item, claim: null };
}
