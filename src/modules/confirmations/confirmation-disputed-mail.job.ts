import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { account, Mailer } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { ConfirmationReader } from './confirmation.repository.js';

/** Tells the officer who asked that the office says that the answer was not theirs. */
@Injectable()
export class ConfirmationDisputedMailJob extends JobHandler<'mail.confirmation-disputed'> {
  readonly name = 'mail.confirmation-disputed';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation-disputed'>): Promise<undefined> {
    const asked = await this.confirmations.findById(payload.confirmationId);
    const officer = asked && (await this.users.findById(asked.createdBy));
    if (!asked || officer?.user.status !== 'active') return;
    const { id: userId, email, language } = officer.user;
    const { certificateId } = asked;
    const content = {
      template: 'confirmation-disputed' as const,
      office: asked.office,
      student: asked.identity.name ?? '',
      programme: asked.identity.major ?? '',
      url: this.links.reviewPage(certificateId),
    };
    await this.mailer.send({ to: email, language, id: mailId, recipient: account(userId), certificateId, content });
  }
}
