import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { passwordChangedMail } from './password-changed.mail.js';

/** Tells an account's address that its password was changed. */
@Injectable()
export class PasswordMailJob extends JobHandler<'mail.password-changed'> {
  readonly name = 'mail.password-changed';

  constructor(
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.password-changed'>): Promise<undefined> {
    const { userId } = job.payload;
    const found = await this.users.findById(userId);
    if (!found || found.user.erasedAt) return;
    const text = passwordChangedMail({ url: this.links.resetPasswordPage() }, found.user.language);
    await this.mailer.send({ ...toOwner(found.user), id: job.mailId, text });
  }
}
