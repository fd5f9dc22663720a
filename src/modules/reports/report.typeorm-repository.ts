import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsOrder, type FindOptionsWhere, In, IsNull } from 'typeorm';
import type { Holder, NewReport, Report, ReportPdf } from '../../domain/report/report.js';
import type { NotedPdf } from '../../domain/report/report-pdf.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import { BatchLoader } from '../../platform/db/batch-loader.js';
import { Database } from '../../platform/db/database.js';
import { asked, foundPage } from '../../platform/db/found-page.js';
import { forUpdate } from '../../platform/db/locks.js';
import { searchedPage } from '../../platform/db/searched-page.js';
import { countOfTerms, equals, findingTerms, testingTerms } from '../../platform/db/term-search.queries.js';
import { type NotificationColumns, toHolderNotification } from '../sharing/look-up.typeorm-repository.js';
import { ReportEntity, ReportWordEntity } from './report.entity.js';
import { holderHash, toPdfColumns, toReport, toReportRow, toReportWordRows } from './report.mapper.js';
import {
  type FoundReport,
  ReportReader,
  type ReportSearch,
  type ReportSort,
  type ReportStore,
} from './report.repository.js';
import { inForceByHolder } from './report-look-up.queries.js';

const WORDS = { table: 'report_words', owner: 'report_id' } as const;

const ORDERS = {
  number: 'number',
  holder: 'name_key',
  certificateId: 'certificate_id',
  edition: 'edition',
  status: 'status',
  issuedAt: 'issued_at',
  renderedAt: 'rendered_at',
} as const satisfies Record<Exclude<ReportSort, 'id'>, keyof ReportEntity>;

type FoundRow = ReportEntity & NotificationColumns;

/** The first of those that meet the conditions. */
async function first(
  manager: EntityManager,
  where: FindOptionsWhere<ReportEntity>,
  order: FindOptionsOrder<ReportEntity> = {},
): Promise<Report | null> {
  const row = await manager.findOne(ReportEntity, { where, order });
  return row && toReport(row);
}

@Injectable()
export class TypeOrmReportReader extends ReportReader {
  private readonly inForce = new BatchLoader((hashes: readonly string[]) => this.readInForce(hashes));

  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: number): Promise<Report | null> {
    return this.database.read((manager) => first(manager, { id }));
  }

  override async search({ filter, sort, page }: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>> {
    const { ids, number, certificateId, status, q } = filter;
    const where = asked<ReportEntity>({ id: ids && In(ids), number, certificate_id: certificateId, status });
    const columns = sort.field === 'id' ? (['id'] as const) : ([ORDERS[sort.field], 'id'] as const);
    const found = await this.database.read((manager) => {
      if (q === undefined) {
        const by = sort.descending ? 'DESC' : 'ASC';
        const order = Object.fromEntries(columns.map((column) => [column, by]));
        return foundPage(manager, ReportEntity, where, order, page);
      }
      const equal = equals({ 't.number': number, 't.certificate_id': certificateId, 't.status': status }, ids);
      const total = equal.length === 0 ? countOfTerms(WORDS, q) : null;
      const search = {
        table: 'reports',
        finding: [...equal, findingTerms(WORDS, q)],
        testing: [...equal, testingTerms(WORDS, q)],
        order: { by: columns.map((column) => `t.${column}`) },
        bunched: sort.field === 'holder',
        descending: sort.descending,
        page,
      };
      return searchedPage(manager, ReportEntity, search, total);
    });
    return { ...found, items: found.items.map(toReport) };
  }

  override findLatestByNumber(number: string): Promise<Report | null> {
    return this.database.read((manager) => first(manager, { number }, { edition: 'DESC' }));
  }

  override async findEditions(number: string): Promise<Report[]> {
    const rows = await this.database.read((manager) =>
      manager.find(ReportEntity, { where: { number }, order: { edition: 'DESC' } }),
    );
    return rows.map(toReport);
  }

  override async findAllEditions(numbers: readonly string[]): Promise<ReadonlyMap<string, Report[]>> {
    const found = new Map<string, Report[]>();
    if (numbers.length === 0) return found;
    const order = { number: 'ASC', edition: 'DESC' } as const;
    const rows = await this.database.read((manager) =>
      manager.find(ReportEntity, { where: { number: In(numbers) }, order }),
    );
    for (const row of rows) found.set(row.number, [...(found.get(row.number) ?? []), toReport(row)]);
    return found;
  }

  override async findByPdfs(hashes: readonly string[]): Promise<ReadonlyMap<string, Report>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.database.read((manager) =>
      manager.find(ReportEntity, { where: { pdf_sha256: In(hashes) }, order: { id: 'ASC' } }),
    );
    return new Map(rows.map((row) => [row.pdf_sha256 ?? '', toReport(row)]));
  }

  override findByPdf(sha256: string): Promise<Report | null> {
    return this.database.read((manager) => first(manager, { pdf_sha256: sha256 }, { id: 'DESC' }));
  }

  override async findPdfs(numbers: readonly string[]): Promise<NotedPdf[]> {
    const select = { number: true, edition: true, pdf_key: true } as const;
    const rows = await this.database.read((manager) =>
      manager.find(ReportEntity, { select, where: { number: In(numbers) } }),
    );
    return rows.map(({ number, edition, pdf_key: key }) => ({ number, edition, key }));
  }

  override findLatestOfCertificate(certificateId: number): Promise<Report | null> {
    const where = { certificate_id: certificateId };
    return this.database.read((manager) => first(manager, where, { id: 'DESC' }));
  }

  override async findInForceByHolder(holder: Holder): Promise<FoundReport[]> {
    const rows = (await this.inForce.find(holderHash(holder))) ?? [];
    return rows.map((row) => ({ report: toReport(row), notification: toHolderNotification(row) }));
  }

  private async readInForce(hashes: readonly string[]): Promise<ReadonlyMap<string, FoundRow[]>> {
    const { text, values } = inForceByHolder(hashes);
    const rows = await this.database.read((manager) => manager.query<FoundRow[]>(text, [...values]));
    const newestFirst = rows.sort((one, other) => other.id - one.id);
    return new Map(hashes.map((hash) => [hash, newestFirst.filter(({ holder_hash }) => holder_hash === hash)]));
  }
}

export class TypeOrmReportStore implements ReportStore {
  constructor(private readonly manager: EntityManager) {}

  findById(id: number): Promise<Report | null> {
    return first(this.manager, { id });
  }

  async lock(id: number): Promise<Report | null> {
    const row = await this.manager.findOne(ReportEntity, { where: { id }, ...forUpdate(this.manager) });
    return row && toReport(row);
  }

  async insert(report: NewReport): Promise<Report> {
    const row = this.manager.create(ReportEntity, toReportRow(report));
    await this.manager.insert(ReportEntity, row);
    await this.manager.insert(ReportWordEntity, toReportWordRows(row.id, report));
    return { ...report, id: row.id, supersededAt: null, withdrawnAt: null, reason: null, pdf: null };
  }

  async attachPdf(id: number, pdf: ReportPdf): Promise<boolean> {
    const open = { id, status: 'current', pdf_key: IsNull() } as const;
    const attached = await this.manager.update(ReportEntity, open, toPdfColumns(pdf));
    return attached.affected === 1;
  }

  withdraw(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'withdrawn', withdrawn_at: now.getTime(), reason });
  }

  supersede(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'superseded', superseded_at: now.getTime(), reason });
  }

  private async end(id: number, columns: Partial<ReportEntity>): Promise<boolean> {
    return (await this.manager.update(ReportEntity, { id, status: 'current' }, columns)).affected === 1;
  }
}
