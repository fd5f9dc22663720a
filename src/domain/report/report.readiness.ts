import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { Report, ReportPdf } from './report.js';

/** A report whose PDF is there. */
export type ReadyReport = Report & { readonly pdf: ReportPdf };

export function hasPdf(report: Report): report is ReadyReport {
  return report.pdf !== null;
}

/** For how long a link opens a PDF without a session. */
export const REPORT_LINK_MS = 15 * 60_000;

/**
 * @throws DomainError `report_withdrawn`, `report_superseded`: such an edition is neither handed out nor changed any
 * more.
 */
export function refuseNotInForce({ status }: Pick<Report, 'status'>): void {
  if (status === 'withdrawn') throw new DomainError('report_withdrawn', message('report_withdrawn'));
  if (status === 'superseded') {
    const text = message('report_superseded');
    throw new DomainError('report_superseded', text);
  }
}

/**
 * The report for whoever may take it along.
 * @throws DomainError as `refuseNotInForce` does, then `report_not_ready`.
 */
export function readyToTake(report: Report | null): ReadyReport {
  if (!report) throw new DomainError('report_not_ready', message('no_report_yet'));
  refuseNotInForce(report);
  if (hasPdf(report)) return report;
  throw new DomainError('report_not_ready', message('report_in_preparation'));
}
