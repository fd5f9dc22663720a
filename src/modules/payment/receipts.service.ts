import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import { message } from '../../domain/messages/message.js';
import type { ReceiptLanguage } from '../../domain/payment/receipt.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { MadeFilesService } from '../files/made-files.service.js';
import { ReceiptDocumentsService } from './receipt-documents.service.js';

/** The receipt of an application, for its applicant and for staff who may see the application. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly documents: ReceiptDocumentsService,
    private readonly made: MadeFilesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** As a PDF. @throws DomainError `not_found`, `receipt_not_ready`. */
  async open(actor: Actor, certificateId: number, language: ReceiptLanguage): Promise<Uint8Array> {
    const certificate = visible(actor, await this.certificates.findById(certificateId));
    const { key } = await this.documents.describe(certificate, language);
    const bytes = await this.made.take(
      () => this.made.find(key),
      () => this.unitOfWork.run((tx) => tx.outbox.add('receipt.render', { certificateId, language })),
    );
    if (!bytes) throw new DomainError('receipt_not_ready', message('receipt_in_preparation'));
    return bytes;
  }
}
