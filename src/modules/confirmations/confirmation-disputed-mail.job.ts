import { Injectable } from '@nestjs/common';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { confirmationDisputedMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

/** Tells the officer who asked that the office says that the answer was not theirs. */
@Injectable()
export class ConfirmationDisputedMailJob extends JobHandler<'mail.confirmation-disputed'> {
  readonly name = 'mail.confirmation-disputed';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly officers: EnquiryOfficers,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.confirmation-disputed'>): Promise<JobEffect | undefined> {
    const asked = await this.confirmations.findById(job.payload.confirmationId);
    if (!asked) return undefined;
    const isOpen = isLinkAlive(asked.state);
    return this.officers.tell(this.name, job, asked, {
      textOf: (about, language) => confirmationDisputedMail({ ...about, isOpen }, language),
      concernsAll: true,
    });
  }
}
