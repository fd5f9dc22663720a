import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { UserReader } from '../users/user.repository.js';
import { ShareReader } from './share.repository.js';
import { shareLockedMail } from './share-locked.mail.js';

/** Tells a holder that wrong PINs have ended a link. */
@Injectable()
export class ShareMailJob extends JobHandler<'mail.share-locked'> {
  readonly name = 'mail.share-locked';

  constructor(
    private readonly shares: ShareReader,
    private readonly certificates: CertificateReader,
    private readonly users: UserReader,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { shareId } }: OpenJob<'mail.share-locked'>): Promise<undefined> {
    const share = await this.shares.findById(shareId);
    const certificate = share && (await this.certificates.findById(share.certificateId));
    const owner = certificate?.ownerId ? await this.users.findById(certificate.ownerId) : null;
    if (!share || !certificate || owner?.user.status !== 'active') return;
    const { name, university } = certificate.form;
    const about = {
      applicant: name ?? '',
      university: university ?? '',
      recipient: share.label,
      url: this.links.sharingPage(share.certificateId),
    };
    const text = shareLockedMail(about, owner.user.language);
    await this.mailer.send({ ...toOwner(owner.user), id: mailId, certificateId: certificate.id, text });
  }
}
