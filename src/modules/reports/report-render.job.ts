import { Injectable } from '@nestjs/common';
import { reportRendered } from '../../domain/certificate/report.audit.js';
import type { Report } from '../../domain/certificate/report.js';
import { Clock } from '../../ports/clock.js';
import { Digest } from '../../ports/digest.js';
import { FileReader } from '../../ports/file.store.js';
import { FileStorage } from '../../ports/file-storage.js';
import { type JobEffect, JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';
import { Links } from '../../ports/links.js';
import { PdfRenderer } from '../../ports/pdf-renderer.js';
import { ReportReader } from '../../ports/report.store.js';

/** Renders the PDF of a report edition, notes it, and has its holder told. */
@Injectable()
export class ReportRenderJob extends JobHandler<'report.render'> {
  readonly name = 'report.render';

  constructor(
    private readonly reports: ReportReader,
    private readonly files: FileReader,
    private readonly storage: FileStorage,
    private readonly renderer: PdfRenderer,
    private readonly digest: Digest,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'report.render'>, signal: AbortSignal): Promise<JobEffect | undefined> {
    const report = await this.reports.findById(job.payload.reportId);
    if (!report || report.pdf) return undefined;
    const bytes = await this.renderer.render(await this.describe(report), signal);
    const sha256 = this.digest.sha256(bytes);
    // The hash in the key keeps what an overtaken try of this job writes apart from what is noted.
    const key = `reports/${report.number}-${report.edition}-${sha256.slice(0, 16)}.pdf`;
    await this.storage.putBytes(key, bytes, 'application/pdf');
    return async (tx) => {
      const pdf = { key, sha256, size: bytes.length, renderedAt: this.clock.now() };
      if (!(await tx.reports.attachPdf(report.id, pdf))) return;
      tx.audit.record(reportRendered(report, pdf));
      await tx.outbox.add('mail.certificate', { certificateId: report.certificateId, event: 'verified' });
    };
  }

  private async describe(report: Report) {
    const photo = report.photo === null ? null : await this.files.findById(report.photo);
    return {
      number: report.number,
      edition: report.edition,
      issuedAt: report.issuedAt,
      fields: report.fields,
      checkUrl: this.links.checkPage(report.number),
      photo: photo && { type: photo.type, bytes: await this.storage.read(photo.key) },
    };
  }
}
