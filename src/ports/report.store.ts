import type { Holder, NewReport, Report, ReportPdf, ReportStatus } from '../domain/certificate/report.js';
import type { ListRequest } from '../domain/shared/list.js';
import type { Page } from '../domain/shared/page.js';

export interface ReportSearch {
  readonly ids?: readonly number[];
  readonly number?: string;
  readonly certificateId?: number;
  readonly status?: ReportStatus;
}

export type ReportSort = 'id' | 'issuedAt';

export abstract class ReportReader {
  abstract findById(id: number): Promise<Report | null>;
  /** Editions in any order. Totals above 100,000 are told as that. */
  abstract search(request: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>>;
  /** The newest edition under a number. */
  abstract findLatestByNumber(number: string): Promise<Report | null>;
  /** The newest edition for a certificate. */
  abstract findLatestOfCertificate(certificateId: number): Promise<Report | null>;
  /** The reports in force of a holder (as `holderKey` compares), newest first, but for those of erased accounts; their PDFs may not be ready yet. */
  abstract findInForceByHolder(holder: Holder): Promise<Report[]>;
}

export interface ReportStore {
  findById(id: number): Promise<Report | null>;
  insert(report: NewReport): Promise<Report>;
  /** Notes the finished PDF; false where the report has one already. */
  attachPdf(id: number, pdf: ReportPdf): Promise<boolean>;
}
