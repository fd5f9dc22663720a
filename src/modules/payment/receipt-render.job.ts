import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { PdfRenderer } from '../../platform/pdf/pdf-renderer.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { MadeFilesService } from '../files/made-files.service.js';
import { ReceiptDocumentsService } from './receipt-documents.service.js';

/** Renders the receipt of an application for who waits for it. */
@Injectable()
export class ReceiptRenderJob extends JobHandler<'receipt.render'> {
  readonly name = 'receipt.render';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly documents: ReceiptDocumentsService,
    private readonly renderer: PdfRenderer,
    private readonly made: MadeFilesService,
  ) {
    super();
  }

  async handle({ payload }: OpenJob<'receipt.render'>, signal: AbortSignal): Promise<undefined> {
    const certificate = await this.certificates.findById(payload.certificateId);
    if (!certificate) return;
    try {
      const { document, key } = await this.documents.describe(certificate, payload.language);
      await this.made.make(key, () => this.renderer.renderReceipt(document, signal));
    } catch (error) {
      // Taken back meanwhile.
      if (!(error instanceof DomainError) || error.reason !== 'receipt_not_ready') throw error;
    }
  }
}
