import type { UnsealedReport } from '../../domain/report/unsealed-report.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';

/** Reports in force whose PDF is not there. */
export abstract class UnsealedReportReader {
  /** Oldest first. */
  abstract list(page: PageRequest, now: Date): Promise<Page<UnsealedReport>>;
  /** At most `limit` of those issued before a moment that no open and no failed job renders, oldest first. */
  abstract findForgotten(issuedBefore: Date, limit: number): Promise<readonly number[]>;
}

export interface UnsealedReportStore {
  /** Any report with the job that renders it, held until the end of the transaction, so that two do not order at once. */
  lock(reportId: number, now: Date): Promise<UnsealedReport | null>;
}
