import { Injectable } from '@nestjs/common';
import type { CertificateSummary } from '../../domain/certificate/certificate.js';
import { type ReportStanding, standingOf } from '../../domain/report/report.standing.js';
import { ReportReader } from './report.repository.js';

/** What has become of the reports of certificates. */
@Injectable()
export class ReportStandingsService {
  constructor(private readonly reports: ReportReader) {}

  /** By the ids of the certificates; one without a report is not among them. */
  async of(certificates: readonly CertificateSummary[]): Promise<ReadonlyMap<number, ReportStanding>> {
    const verified = certificates.filter(({ status }) => status === 'Verified').map(({ id }) => id);
    const states = await this.reports.findStates(verified);
    const standings = [...states].flatMap(([id, editions]) => {
      const standing = standingOf(editions);
      return standing ? [[id, standing] as const] : [];
    });
    return new Map(standings);
  }
}
