import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { SAMPLE_REPORT } from '../../domain/report/sample-report.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { PdfRenderer } from '../../platform/pdf/pdf-renderer.port.js';
import { ReportSigner } from '../../platform/seal/report-signer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { SampleReportService } from './sample-report.service.js';

/** Renders and seals the sample as any report, for who waits for it. */
@Injectable()
export class SampleRenderJob extends JobHandler<'sample.render'> {
  readonly name = 'sample.render';

  constructor(
    private readonly samples: SampleReportService,
    private readonly renderer: PdfRenderer,
    private readonly signer: ReportSigner,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(_job: OpenJob<'sample.render'>, signal: AbortSignal): Promise<undefined> {
    const { document, content } = this.samples.describe();
    await this.samples.keep(content, async () => {
      const { number, edition } = SAMPLE_REPORT;
      const seal = this.signer.placeFor({ number, edition, signedAt: this.clock.now() });
      return this.signer.sign(await this.renderer.render({ ...document, seal }, signal), signal);
    });
  }
}
