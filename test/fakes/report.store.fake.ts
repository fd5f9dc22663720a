import { type Holder, holderKey, type NewReport, type Report, type ReportPdf } from '../../src/domain/report/report.js';
import type { EditionState } from '../../src/domain/report/report.standing.js';
import type { NotedPdf } from '../../src/domain/report/report-pdf.js';
import type { ListRequest } from '../../src/domain/shared/list.js';
import type { Page } from '../../src/domain/shared/page.js';
import {
  type FoundReport,
  ReportReader,
  type ReportSearch,
  type ReportSort,
  type ReportStore,
} from '../../src/modules/reports/report.repository.js';
import { toTelling } from './look-up.store.fake.js';
import { byId, type MemoryTables, nextId, pageOf } from './memory.tables.js';

export class InMemoryReportReader extends ReportReader {
  constructor(private readonly tables: MemoryTables) {
    super();
  }

  async findById(id: number): Promise<Report | null> {
    return this.tables.reports.get(id) ?? null;
  }

  async search({ filter, sort, page }: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>> {
    const { ids, number, certificateId, status } = filter;
    const found = [...this.tables.reports.values()].filter(
      (one) =>
        (ids?.includes(one.id) ?? true) &&
        (number ?? one.number) === one.number &&
        (certificateId ?? one.certificateId) === one.certificateId &&
        (status ?? one.status) === one.status,
    );
    const sign = sort.descending ? -1 : 1;
    const key = (one: Report) => (sort.field === 'issuedAt' ? one.issuedAt.getTime() : one.id);
    return pageOf(
      found.sort((a, b) => sign * (key(a) - key(b) || a.id - b.id)),
      page,
    );
  }

  async findLatestByNumber(number: string): Promise<Report | null> {
    return this.newest((report) => report.number === number)[0] ?? null;
  }

  async findEditions(number: string): Promise<Report[]> {
    return this.newest((report) => report.number === number);
  }

  async findStates(certificateIds: readonly number[]): Promise<ReadonlyMap<number, readonly EditionState[]>> {
    const statesOf = (id: number) =>
      this.newest(({ certificateId }) => certificateId === id).map(
        ({ status, edition, issuedAt, withdrawnAt, reason }) => ({ status, edition, issuedAt, withdrawnAt, reason }),
      );
    return new Map(certificateIds.map((id) => [id, statesOf(id)] as const).filter(([, states]) => states.length > 0));
  }

  async findByPdf(sha256: string): Promise<Report | null> {
    return this.newest((report) => report.pdf?.sha256 === sha256)[0] ?? null;
  }

  async findPdfs(numbers: readonly string[]): Promise<NotedPdf[]> {
    return this.newest((report) => numbers.includes(report.number)).map(({ number, edition, pdf }) => ({
      number,
      edition,
      key: pdf?.key ?? null,
    }));
  }

  async findLatestOfCertificate(certificateId: number): Promise<Report | null> {
    return this.newest((report) => report.certificateId === certificateId)[0] ?? null;
  }

  async findInForceByHolder(holder: Holder): Promise<FoundReport[]> {
    const key = holderKey(holder);
    const erased = new Set(this.newest((report) => report.erasedAt !== null).map(({ number }) => number));
    const { lookUpChoices } = this.tables;
    const found = this.newest(({ status, number, certificateId, fields: { name, passport, birth } }) => {
      if (lookUpChoices.get(certificateId)?.publicLookUp === false) return false;
      if (erased.has(number) || name === null || passport === null || birth === null) return false;
      return status === 'current' && holderKey({ name, passport, birth }) === key;
    });
    return found.map((report) => ({ report, telling: toTelling(lookUpChoices.get(report.certificateId)) }));
  }

  private newest(matches: (report: Report) => boolean): Report[] {
    return [...this.tables.reports.values()].filter(matches).sort(byId);
  }
}

export class InMemoryReportStore implements ReportStore {
  constructor(private readonly tables: MemoryTables) {}

  async findById(id: number): Promise<Report | null> {
    return this.tables.reports.get(id) ?? null;
  }

  lock(id: number): Promise<Report | null> {
    return this.findById(id);
  }

  async insert(report: NewReport): Promise<Report> {
    const taken = [...this.tables.reports.values()].some(
      (other) => other.number === report.number && other.edition === report.edition,
    );
    if (taken) throw new Error(`There is a report ${report.number}, edition ${report.edition} already`);
    const inserted = { ...report, id: nextId(), supersededAt: null, withdrawnAt: null, reason: null, pdf: null };
    this.tables.reports.set(inserted.id, inserted);
    return inserted;
  }

  async attachPdf(id: number, pdf: ReportPdf): Promise<boolean> {
    const report = this.tables.reports.get(id);
    if (!report || report.pdf) return false;
    this.tables.reports.set(id, { ...report, pdf });
    return true;
  }

  async withdraw(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'withdrawn', withdrawnAt: now, reason });
  }

  async supersede(id: number, reason: string, now: Date): Promise<boolean> {
    return this.end(id, { status: 'superseded', supersededAt: now, reason });
  }

  private end(id: number, changes: Partial<Report>): boolean {
    const report = this.tables.reports.get(id);
    if (report?.status !== 'current') return false;
    this.tables.reports.set(id, { ...report, ...changes });
    return true;
  }
}
