import { Injectable } from '@nestjs/common';
import { reportRendered } from '../../domain/certificate/report.audit.js';
import { decisionOf, reportClaims } from '../../domain/certificate/report.claims.js';
import type { Report } from '../../domain/certificate/report.js';
import { reportPdfKey } from '../../domain/certificate/report-pdf.js';
import { Clock } from '../../ports/clock.js';
import { Digest } from '../../ports/digest.js';
import { FileReader } from '../../ports/file.store.js';
import { FileStorage } from '../../ports/file-storage.js';
import { type JobEffect, JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';
import { Links } from '../../ports/links.js';
import { PdfRenderer } from '../../ports/pdf-renderer.js';
import { ReportReader } from '../../ports/report.store.js';
import { ReportSigner } from '../../ports/report-signer.js';
import { VerifiedFiles } from '../../ports/verified-files.js';

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
    private readonly digest: Digest,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'report.render'>, signal: AbortSignal): Promise<JobEffect | undefined> {
    const report = await this.reports.findById(job.payload.reportId);
    // What is not in force any more by now is handed to nobody.
    if (!report || report.pdf || report.status !== 'current') return undefined;
    const decidedAt = decisionOf(report, await this.reports.findEditions(report.number));
    const printed = await this.renderer.render(await this.describe(report, decidedAt), signal);
    const bytes = await this.signer.sign(printed, signal);
    // Of the sealed file, as it is handed out.
    const sha256 = this.digest.sha256(bytes);
    const key = reportPdfKey(report, sha256);
    await this.storage.putBytes(key, bytes, 'application/pdf');
    return async (tx) => {
      const pdf = { key, sha256, size: bytes.length, renderedAt: this.clock.now(), decidedAt };
      if (!(await tx.reports.attachPdf(report.id, pdf))) return;
      tx.audit.record(reportRendered(report, pdf));
      await tx.outbox.add('mail.certificate', {
        certificateId: report.certificateId,
        event: report.edition === 1 ? 'verified' : 'corrected',
      });
    };
  }

  private async describe(report: Report, decidedAt: Date) {
    const photo = report.photo === null ? null : await this.files.findById(report.photo);
    const { number, edition, issuedAt, fields } = report;
    return {
      number,
      edition,
      issuedAt,
      fields,
      claims: reportClaims({ type: fields.type, edition, issuedAt }, decidedAt),
      checkUrl: this.links.checkPage(report.number),
      photo: photo && { type: photo.type, bytes: await this.stored.read(photo) },
      seal: this.signer.placeFor({ number, edition, signedAt: this.clock.now() }),
    };
  }
}
