import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { factorsChangedMail } from './factors-changed.mail.js';

/** Tells an account's address that what its sign-in asks for was changed. */
@Injectable()
export class FactorsMailJob extends JobHandler<'mail.factors-changed'> {
  readonly name = 'mail.factors-changed';

  constructor(
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.factors-changed'>): Promise<undefined> {
    const { userId, change } = job.payload;
    const found = await this.users.findById(userId);
    if (!found || found.user.erasedAt) return;
    const text = factorsChangedMail({ change, url: this.links.resetPasswordPage() }, found.user.language);
    await this.mailer.send({ ...toOwner(found.user), id: job.mailId, text });
  }
}
