import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { EnquiryOfficers } from './enquiry-officers.service.js';

/** Tells the officer who asked that the office says otherwise than the application: that blocks an approval, and speaks against a report. */
@Injectable()
export class ConfirmationDiffersMailJob extends JobHandler<'mail.confirmation-differs'> {
  readonly name = 'mail.confirmation-differs';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly officers: EnquiryOfficers,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation-differs'>): Promise<JobEffect | undefined> {
    const answer = await this.confirmations.answer(payload.answerId);
    const asked = answer && (await this.confirmations.findById(answer.confirmationId));
    if (!asked || answer.disputedAt !== null) return undefined;
    const officers = await this.officers.toTell(asked, payload.userId);
    const [officer] = officers;
    if (!officer) return undefined;
    if (officers.length > 1) {
      return async (tx) => {
        for (const { id } of officers) await tx.outbox.add(this.name, { ...payload, userId: id });
      };
    }
    const { id: userId, email, language } = officer;
    const { certificateId } = asked;
    const content = {
      template: 'confirmation-differs' as const,
      office: asked.office,
      student: asked.identity.name ?? '',
      programme: asked.identity.major ?? '',
      url: this.links.reviewPage(certificateId),
    };
    await this.mailer.send({ to: email, language, id: mailId, recipient: account(userId), certificateId, content });
    return undefined;
  }
}
