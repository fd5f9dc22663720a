import { Injectable } from '@nestjs/common';
import { message } from '../../domain/messages/message.js';
import type { Report } from '../../domain/report/report.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';
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
    if (!report) throw new DomainError('not_found', message('not_found', { what: 'Report' }));
    return report;
  }
}
