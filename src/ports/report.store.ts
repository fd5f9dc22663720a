import type { Holder, NewReport, Report, ReportPdf } from '../domain/certificate/report.js';

export abstract class ReportReader {
  abstract findById(id: number): Promise<Report | null>;
  /** The newest edition under a number. */
  abstract findLatestByNumber(number: string): Promise<Report | null>;
  /** The newest edition for a certificate. */
  abstract findLatestOfCertificate(certificateId: number): Promise<Report | null>;
  /** The reports in force of a holder (as `holderKey` compares), newest first; their PDFs may not be ready yet. */
  abstract findInForceByHolder(holder: Holder): Promise<Report[]>;
}

export interface ReportStore {
  findById(id: number): Promise<Report | null>;
  insert(report: NewReport): Promise<Report>;
  /** Notes the finished PDF; false where the report has one already. */
  attachPdf(id: number, pdf: ReportPdf): Promise<boolean>;
}
