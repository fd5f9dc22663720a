import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { UserReader } from './user.repository.js';

/** Tells whom staff have made an account how to set its password. */
@Injectable()
export class AccountMadeMailJob extends JobHandler<'mail.account-made'> {
  readonly name = 'mail.account-made';

  constructor(
    private readonly users: UserReader,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.account-made'>): Promise<undefined> {
    const found = await this.users.findById(job.payload.userId);
    if (!found || found.user.erasedAt) return;
    const { email, language } = found.user;
    await this.mailer.send({ to: email, language, id: job.mailId, content: { template: 'account-made' } });
  }
}
