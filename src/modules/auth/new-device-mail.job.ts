import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { newDeviceMail } from './new-device.mail.js';
import { SessionReader } from './session.repository.js';

const UNKNOWN = '–';

/** Tells an account's address that it was signed in to with a device that it did not know. */
@Injectable()
export class NewDeviceMailJob extends JobHandler<'mail.new-device'> {
  readonly name = 'mail.new-device';

  constructor(
    private readonly users: UserReader,
    private readonly sessions: SessionReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.new-device'>): Promise<undefined> {
    const { userId, sessionId } = job.payload;
    const found = await this.users.findById(userId);
    const session = await this.sessions.findById(sessionId);
    if (!found || found.user.erasedAt || session?.userId !== userId) return;
    // The time as UTC says it: where its reader is, nobody here knows.
    const at = `${session.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const [device, network] = [session.device ?? UNKNOWN, session.network ?? UNKNOWN];
    const text = newDeviceMail({ device, network, at, url: this.links.resetPasswordPage() }, found.user.language);
    await this.mailer.send({ ...toOwner(found.user), id: job.mailId, text });
  }
}
