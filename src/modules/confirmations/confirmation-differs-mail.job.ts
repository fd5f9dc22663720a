import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { confirmationDiffersMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

/**
 * Tells the officer who asked that the office says otherwise than the application: that blocks an approval, and speaks
 * against a report.
 */
@Injectable()
export class ConfirmationDiffersMailJob extends JobHandler<'mail.confirmation-differs'> {
  readonly name = 'mail.confirmation-differs';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly officers: EnquiryOfficers,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.confirmation-differs'>): Promise<JobEffect | undefined> {
    const answer = await this.confirmations.answer(job.payload.answerId);
    const asked = answer && (await this.confirmations.findById(answer.confirmationId));
    if (!asked || answer.disputedAt !== null) return undefined;
    return this.officers.tell(this.name, job, asked, { textOf: confirmationDiffersMail, concernsAll: true });
  }
}
