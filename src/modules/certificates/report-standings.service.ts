import { Injectable } from '@nestjs/common';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type ReportStanding, standingOf } from '../../domain/certificate/report.standing.js';
import { ReportReader } from '../../ports/report.store.js';

/** What has become of the reports of certificates. */
@Injectable()
export class ReportStandingsService {
  constructor(private readonly reports: ReportReader) {}

  /** By the ids of the certificates; one without a report is not among them. */
  async of(certificates: readonly CertificateSummary[]): Promise<ReadonlyMap<number, ReportStanding>> {
    const verified = certificates.filter(({ status }) => status === 'Verified').map(({ id }) => id);
    const editions = verified.length > 0 ? await this.reports.findEditionsOfCertificates(verified) : [];
    const standings = verified.flatMap((id) => {
      const standing = standingOf(editions.filter(({ certificateId }) => certificateId === id));
      return standing ? [[id, standing] as const] : [];
    });
    return new Map(standings);
  }
}
