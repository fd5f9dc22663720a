import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { reportRendered } from '../../domain/report/report.audit.js';
import { decisionOf, type ReportClaims, reportClaims } from '../../domain/report/report.claims.js';
import type { Report } from '../../domain/report/report.js';
import { reportPdfKey } from '../../domain/report/report-pdf.js';
import { Links } from '../../domain/site/links.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { PdfRenderer } from '../../platform/pdf/pdf-renderer.port.js';
import { ReportSigner } from '../../platform/seal/report-signer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FileReader } from '../files/file.repository.js';
import { ReportReader } from './report.repository.js';

/** Renders and seals the PDF of a report edition, notes it, and has its holder told. */
@Injectable()
export class ReportRenderJob extends JobHandler<'report.render'> {
  readonly name = 'report.render';

  constructor(
    private readonly reports: ReportReader,
    private readonly files: FileReader,
    private readonly storage: FileStorage,
    private readonly stored: VerifiedFiles,
    private readonly renderer: PdfRenderer,
    private readonly signer: ReportSigner,
    private readonly links: Links,
    private readonly site: SiteDetails,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'report.render'>, signal: AbortSignal): Promise<JobEffect | undefined> {
    const report = await this.reports.findById(job.payload.reportId);
    // What is not in force any more by now is handed to nobody.
    if (!report || report.pdf || report.status !== 'current') return undefined;
    const editions = await this.reports.findEditions(report.number);
    const decidedAt = decisionOf(report, editions);
    const claims = reportClaims(report, editions, decidedAt);
    const printed = await this.renderer.render(await this.describe(report, claims), signal);
    const bytes = await this.signer.sign(printed, signal);
    // Of the sealed file, as it is handed out.
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = reportPdfKey(report, sha256);
    await this.storage.putBytes(key, bytes);
    return async (tx) => {
      const pdf = {
        key,
        sha256,
        size: bytes.length,
        renderedAt: this.clock.now(),
        decidedAt: report.evidence ? null : decidedAt,
      };
      if (!(await tx.reports.attachPdf(report.id, pdf))) return;
      tx.audit.record(reportRendered(report, pdf));
      const { id: reportId, certificateId, edition } = report;
      await tx.outbox.add(
        'mail.certificate',
        edition === 1 ? { certificateId, event: 'verified' } : { certificateId, event: 'corrected', reportId },
      );
    };
  }

  private async describe(report: Report, claims: ReportClaims) {
    const photo = report.photo === null ? null : await this.files.findById(report.photo);
    const { number, edition, issuedAt, fields } = report;
    return {
      number,
      edition,
      issuedAt,
      fields,
      claims,
      issuer: this.site.issuer,
      ministry: this.site.ministry,
      checkUrl: this.links.checkPage(report.number),
      photo: photo && { type: photo.type, bytes: await this.stored.read(photo) },
      seal: this.signer.placeFor({ number, edition, signedAt: this.clock.now() }),
    };
  }
}
