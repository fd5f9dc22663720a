import { Injectable } from '@nestjs/common';
import { type Report, reportVersion } from '../../domain/report/report.js';
import type { ListRequest } from '../../domain/shared/list.js';
import { notFound } from '../../domain/shared/not-found.js';
import type { Page } from '../../domain/shared/page.js';
import { type ChangeTarget, refuseStale, requireVersion } from '../../domain/shared/record-version.js';
import { ReportReader, type ReportSearch, type ReportSort } from './report.repository.js';

/** The reports that were issued, for staff who may read certificates. */
@Injectable()
export class ReportListsService {
  constructor(private readonly reports: ReportReader) {}

  search(request: ListRequest<ReportSort, ReportSearch>): Promise<Page<Report>> {
    return this.reports.search(request);
  }

  /** @throws DomainError `not_found`. */
  async detail(id: number): Promise<Report> {
    const report = await this.reports.findById(id);
    if (!report) throw notFound('Report');
    return report;
  }

  /**
   * An edition that somebody sends back: it stays as it is.
   * @throws DomainError `version_required`, `not_found`, `stale_version`.
   */
  async keep(target: ChangeTarget): Promise<Report> {
    const report = await this.detail(target.id);
    requireVersion(target);
    refuseStale({ version: reportVersion(report) }, target);
    return report;
  }
}
