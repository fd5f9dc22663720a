import type { Holder, NewReport, Report, ReportPdf, ReportStatus } from '../../domain/report/report.js';
import type { NotedPdf } from '../../domain/report/report-pdf.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
import type { HolderNotification } from '../../domain/sharing/look-up.js';

export interface ReportSearch {
  readonly ids?: readonly number[];
  readonly number?: string;
  readonly certificateId?: number;
  readonly status?: ReportStatus;
  /** Beginnings of words of the holder's name, and of the parts of the number. */
  readonly q?: string;
}

/** A report that a look-up finds, with what its holder was told of look-ups so far. */
export interface FoundReport {
  readonly report: Report;
  readonly notification: HolderNotification;
}

export type ReportSort =
  | 'id'
  | 'number'
  | 'holder'
  | 'certificateId'
  | 'edition'
  | 'status'
  | 'issuedAt'
  | 'renderedAt';

export abstract class ReportReader {
  abstract findById(id: number): Promise<Report | null>;
  /** Editions in any order. Totals above 100,000 are told as that. */
  abstract search(request: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>>;
  /** The newest edition under a number. */
  abstract findLatestByNumber(number: string): Promise<Report | null>;
  /** All editions under a number, newest first. */
  abstract findEditions(number: string): Promise<Report[]>;
  /** The same of many numbers at once, by their numbers. */
  abstract findAllEditions(numbers: readonly string[]): Promise<ReadonlyMap<string, Report[]>>;
  /** The newest editions whose PDFs have these SHA-256, by these. */
  abstract findByPdfs(hashes: readonly string[]): Promise<ReadonlyMap<string, Report>>;
  /** The edition whose PDF has this SHA-256. */
  abstract findByPdf(sha256: string): Promise<Report | null>;
  /** The PDFs of all editions under the numbers. */
  abstract findPdfs(numbers: readonly string[]): Promise<NotedPdf[]>;
  /** The newest edition for a certificate. */
  abstract findLatestOfCertificate(certificateId: number): Promise<Report | null>;
  /**
   * The reports in force of a holder (as `holderKey` compares), newest first, but for those of erased accounts and
   * those whose holders want no look-up; their PDFs may not be ready yet.
   */
  abstract findInForceByHolder(holder: Holder): Promise<FoundReport[]>;
}

export interface ReportStore {
  findById(id: number): Promise<Report | null>;
  /** As it is at this moment; nobody else changes it before the end of the transaction. */
  lock(id: number): Promise<Report | null>;
  insert(report: NewReport): Promise<Report>;
  /** Notes the finished PDF; false where the report has one already, or is not in force any more. */
  attachPdf(id: number, pdf: ReportPdf): Promise<boolean>;
  /** Notes when and why an edition was withdrawn; false where it is not in force any more. */
  withdraw(id: number, reason: string, now: Date): Promise<boolean>;
  /** Notes when and why an edition was corrected; false where it is not in force any more. */
  supersede(id: number, reason: string, now: Date): Promise<boolean>;
}
