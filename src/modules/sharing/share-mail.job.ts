import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { UserReader } from '../users/user.repository.js';
import { ShareReader } from './share.repository.js';

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
    const content = {
      template: 'share-locked' as const,
      applicant: name ?? '',
      university: university ?? '',
      recipient: share.label,
      pageUrl: this.links.sharingPage(share.certificateId),
    };
    await this.mailer.send({ ...toOwner(owner.user), id: mailId, certificateId: certificate.id, content });
  }
}
