import type { PendingSeal } from '../../domain/report/pending-seal.js';
import type { Page, PageRequest } from '../../domain/shared/page.js';

/** Reports in force whose PDF is not there. */
export abstract class PendingSealReader {
  /** Oldest first. */
  abstract list(page: PageRequest, now: Date): Promise<Page<PendingSeal>>;
  /** At most `limit` of those issued before a moment that no open and no failed job renders, oldest first. */
  abstract findForgotten(issuedBefore: Date, limit: number): Promise<readonly number[]>;
}

export interface PendingSealStore {
  /**
   * Any report with the job that renders it, held until the end of the transaction, so that two do not order at once.
   */
  lock(reportId: number, now: Date): Promise<PendingSeal | null>;
}
