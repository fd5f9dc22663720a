import { Injectable } from '@nestjs/common';
import { EmailChangeReader } from '../../ports/email-change.store.js';
import { type JobEffect, JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';
import { Mailer } from '../../ports/mailer.js';

/** Tells the address that an account had that it has another one now, and then forgets the address. */
@Injectable()
export class EmailChangeMailJob extends JobHandler<'mail.email-changed'> {
  readonly name = 'mail.email-changed';

  constructor(
    private readonly changes: EmailChangeReader,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { changeId } }: OpenJob<'mail.email-changed'>): Promise<JobEffect | undefined> {
    const change = await this.changes.findById(changeId);
    if (!change) return;
    const { oldEmail: to, language, passwordToo } = change;
    await this.mailer.send({ to, language, id: mailId, content: { template: 'email-changed', passwordToo } });
    return (tx) => tx.emailChanges.remove(changeId);
  }
}
