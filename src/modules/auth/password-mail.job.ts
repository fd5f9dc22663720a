import { Injectable } from '@nestjs/common';
import { JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';
import { Mailer } from '../../ports/mailer.js';
import { UserReader } from '../../ports/user.store.js';

/** Tells an account's address that its password was changed. */
@Injectable()
export class PasswordMailJob extends JobHandler<'mail.password-changed'> {
  readonly name = 'mail.password-changed';

  constructor(
    private readonly users: UserReader,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.password-changed'>): Promise<undefined> {
    const found = await this.users.findById(job.payload.userId);
    if (!found || found.user.erasedAt) return;
    const { email, language } = found.user;
    await this.mailer.send({ to: email, language, id: job.mailId, content: { template: 'password-changed' } });
  }
}
