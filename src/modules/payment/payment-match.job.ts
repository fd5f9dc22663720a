import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { paymentOf } from '../../domain/payment/payment.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { VerdictsService } from '../verdicts/verdicts.service.js';

/** Holds the proofs of payment of an application against what is to be paid for it. */
@Injectable()
export class PaymentMatchJob extends JobHandler<'payment.match'> {
  readonly name = 'payment.match';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly verdicts: VerdictsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'payment.match'>): Promise<JobEffect | undefined> {
    const certificate = await this.certificates.findById(job.payload.certificateId);
    if (!certificate) return undefined;
    const checks = await this.verdicts.standingChecks(certificate);
    const verdict = checks.find(({ group }) => group === 'payment')?.verdict ?? null;
    const payment = paymentOf({ ...certificate, texts: [], verdict }, this.clock.now());
    return async (tx) => {
      // It may have been removed meanwhile.
      await tx.certificates.lock(certificate.id);
      if (await tx.certificates.findById(certificate.id)) await tx.payments.put(payment);
    };
  }
}
