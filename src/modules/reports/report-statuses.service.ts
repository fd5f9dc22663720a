import { Injectable } from '@nestjs/common';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type ReportStatus, reportStatusOf } from '../../domain/report/report.status.js';
import { ReportReader } from './report.repository.js';

/** What has become of the reports of certificates. */
@Injectable()
export class ReportStatusesService {
  constructor(private readonly reports: ReportReader) {}

  /** By the ids of the certificates; one without a report is not among them. */
  async of(certificates: readonly CertificateSummary[]): Promise<ReadonlyMap<number, ReportStatus>> {
    const verified = certificates.filter(({ status }) => status === 'Verified').map(({ id }) => id);
    const states = await this.reports.findStates(verified);
    const reportStatuses = [...states].flatMap(([id, editions]) => {
      const reportStatus = reportStatusOf(editions);
      return reportStatus ? [[id, reportStatus] as const] : [];
    });
    return new Map(reportStatuses);
  }
}
