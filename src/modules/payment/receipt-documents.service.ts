import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { RECEIPTS, type ReceiptLanguage, receiptOf } from '../../domain/payment/receipt.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import type { ReceiptDocument } from '../../platform/pdf/pdf-renderer.port.js';
import { FileReader } from '../files/file.repository.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';

/** What the receipt of an application says as things stand, and where it lies once it is made. */
@Injectable()
export class ReceiptDocumentsService {
  constructor(
    private readonly verdicts: VerdictsService,
    private readonly files: FileReader,
    private readonly site: SiteDetails,
  ) {}

  /** @throws DomainError `receipt_not_ready`. */
  async describe(
    certificate: Certificate,
    language: ReceiptLanguage,
  ): Promise<{ readonly document: ReceiptDocument; readonly key: string }> {
    const proofs = await this.files.findByIds(certificate.form.paymentPhotos);
    const receipt = receiptOf(certificate, await this.verdicts.standingChecks(certificate), proofs);
    const document = { receipt, language, issuer: this.site.issuer };
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    return { document, key: `${RECEIPTS}/${receipt.reference}-${hash.slice(0, 32)}.pdf` };
  }
}
