import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { CertificateReader } from './certificate.repository.js';
import { recordAdoptedMail } from './record-adopted.mail.js';

/** Tells an officer that a record which they prepared belongs to its student now. */
@Injectable()
export class RecordAdoptedMailJob extends JobHandler<'mail.record-adopted'> {
  readonly name = 'mail.record-adopted';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { certificateId, userId } }: OpenJob<'mail.record-adopted'>): Promise<undefined> {
    const officer = await this.users.findById(userId);
    const certificate = await this.certificates.findById(certificateId);
    if (officer?.user.status !== 'active' || !certificate) return;
    const about = {
      application: [certificateId, certificate.form.name].filter(Boolean).join(', '),
      url: this.links.reviewPage(certificateId),
    };
    const text = recordAdoptedMail(about, officer.user.language);
    await this.mailer.send({ ...toOwner(officer.user), id: mailId, certificateId, text });
  }
}
