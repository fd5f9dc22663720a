import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { paymentOf, readsOtherwise } from '../../domain/payment/payment.js';
import { readReceiptText } from '../../domain/payment/receipt-text.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { FileReader } from '../files/file.repository.js';
import { TextReadingsService } from '../readings/text-readings.service.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';

/** Holds the proofs of payment of an application against what is to be paid for it. */
@Injectable()
export class PaymentMatchJob extends JobHandler<'payment.match'> {
  readonly name = 'payment.match';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly verdicts: VerdictsService,
    private readonly files: FileReader,
    private readonly readings: TextReadingsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'payment.match'>): Promise<JobEffect | undefined> {
    const beganAt = this.clock.now();
    const certificate = await this.certificates.findById(job.payload.certificateId);
    if (!certificate) return undefined;
    const checks = await this.verdicts.standingChecks(certificate);
    const verdict = checks.find(({ group }) => group === 'payment')?.verdict ?? null;
    const proofs = await this.files.findByIds(certificate.form.paymentPhotos);
    const texts = (await this.readings.ofFiles(proofs)).flatMap(({ text }) =>
      text === null ? [] : [readReceiptText(text)],
    );
    const payment = paymentOf({ ...certificate, proofs, texts, verdict }, beganAt);
    return async (tx) => {
      // It may have been removed meanwhile.
      await tx.certificates.lock(certificate.id);
      if (!(await tx.certificates.findById(certificate.id))) return;
      const before = await tx.payments.on(certificate.id);
      // A look that began later saw what has changed since.
      if (before && before.updatedAt > beganAt) return;
      await tx.payments.put(payment);
      if (readsOtherwise(before, payment))
        await tx.outbox.add('certificate.signals', { certificateId: certificate.id });
    };
  }
}
