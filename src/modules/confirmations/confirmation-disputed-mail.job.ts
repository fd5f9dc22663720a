import { Injectable } from '@nestjs/common';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

/** Tells the officer who asked that the office says that the answer was not theirs. */
@Injectable()
export class ConfirmationDisputedMailJob extends JobHandler<'mail.confirmation-disputed'> {
  readonly name = 'mail.confirmation-disputed';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly officers: EnquiryOfficers,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation-disputed'>): Promise<JobEffect | undefined> {
    const asked = await this.confirmations.findById(payload.confirmationId);
    const officers = asked ? await this.officers.toTell(asked, payload.userId) : [];
    const [officer] = officers;
    if (!asked || !officer) return undefined;
    if (officers.length > 1) {
      return async (tx) => {
        for (const { id } of officers) await tx.outbox.add(this.name, { ...payload, userId: id });
      };
    }
    const { id: userId, email, language } = officer;
    const { certificateId } = asked;
    const content = {
      template: 'confirmation-disputed' as const,
      isOpen: isLinkAlive(asked.state),
      office: asked.office,
      student: asked.identity.name ?? '',
      programme: asked.identity.major ?? '',
      url: this.links.reviewPage(certificateId),
    };
    await this.mailer.send({ to: email, language, id: mailId, recipient: account(userId), certificateId, content });
    return undefined;
  }
}
