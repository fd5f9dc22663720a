import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { EmailChangeReader } from './email-change.repository.js';
import { emailChangedMail } from './email-changed.mail.js';

/** Tells the address that an account had that it has another one now, and then forgets the address. */
@Injectable()
export class EmailChangeMailJob extends JobHandler<'mail.email-changed'> {
  readonly name = 'mail.email-changed';

  constructor(
    private readonly changes: EmailChangeReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { changeId } }: OpenJob<'mail.email-changed'>): Promise<JobEffect | undefined> {
    const change = await this.changes.findById(changeId);
    if (!change) return;
    const { oldEmail: to, language, passwordToo } = change;
    const text = emailChangedMail({ passwordToo, url: this.links.home() }, language);
    await this.mailer.send({ to, language, id: mailId, text });
    return (tx) => tx.emailChanges.remove(changeId);
  }
}
