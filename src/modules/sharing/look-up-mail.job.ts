import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { UserReader } from '../users/user.repository.js';
import { LookUpReader } from './look-up.repository.js';
import { lookedUpMail } from './looked-up.mail.js';

/** Tells a holder that the report was looked up, where the holder has not switched that off meanwhile. */
@Injectable()
export class LookUpMailJob extends JobHandler<'mail.looked-up'> {
  readonly name = 'mail.looked-up';

  constructor(
    private readonly certificates: CertificateReader,
    private readonly lookUps: LookUpReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { certificateId } }: OpenJob<'mail.looked-up'>): Promise<undefined> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate?.ownerId || !certificate.reportNumber) return;
    const { tellHolder } = await this.lookUps.choices(certificateId);
    const owner = tellHolder ? await this.users.findById(certificate.ownerId) : null;
    if (owner?.user.status !== 'active') return;
    const { form, reportNumber } = certificate;
    const about = {
      applicant: form.name ?? '',
      university: form.university ?? '',
      reportNumber,
      url: this.links.sharingPage(certificateId),
    };
    const text = lookedUpMail(about, owner.user.language);
    await this.mailer.send({ ...toOwner(owner.user), id: mailId, certificateId, text });
  }
}
