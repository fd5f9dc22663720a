import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { UserReader } from '../users/user.repository.js';
import { CertificateReader } from './certificate.repository.js';
import { decisionDroppedMail } from './decision-dropped.mail.js';

/** Tells an officer that what they decided was not carried out, and why. */
@Injectable()
export class DecisionDroppedMailJob extends JobHandler<'mail.decision-dropped'> {
  readonly name = 'mail.decision-dropped';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.decision-dropped'>): Promise<undefined> {
    const { certificateId, userId, action, cause } = payload;
    const officer = await this.users.findById(userId);
    if (officer?.user.status !== 'active') return;
    const certificate = await this.certificates.findById(certificateId);
    const about = {
      action,
      cause,
      // What was removed has no name any more.
      application: [certificateId, certificate?.form.name].filter(Boolean).join(', '),
      url: this.links.reviewPage(certificateId),
    };
    const text = decisionDroppedMail(about, officer.user.language);
    await this.mailer.send({ ...toOwner(officer.user), id: mailId, certificateId, text });
  }
}
