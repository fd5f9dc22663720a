import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';
import { Mailer } from '../../ports/mailer.js';
import { UserReader } from '../../ports/user.store.js';

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
