import { Injectable } from '@nestjs/common';
import { concernsAll } from '../../domain/confirmation/confirmation.machine.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { confirmationEndedMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

/** Tells the officer who asked what came of it, where no other mail does. */
@Injectable()
export class ConfirmationEndedMailJob extends JobHandler<'mail.confirmation-ended'> {
  readonly name = 'mail.confirmation-ended';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly officers: EnquiryOfficers,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.confirmation-ended'>): Promise<JobEffect | undefined> {
    const { confirmationId, ending } = job.payload;
    const asked = await this.confirmations.findById(confirmationId);
    // Sent again, answered or disputed meanwhile: that is told by itself, or was done by an officer.
    if (asked?.state !== ending) return undefined;
    return this.officers.tell(this.name, job, asked, {
      textOf: (about, language) => confirmationEndedMail({ ending, ...about }, language),
      concernsAll: concernsAll(ending),
    });
  }
}
