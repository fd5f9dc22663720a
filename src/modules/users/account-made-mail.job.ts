import { Injectable } from '@nestjs/common';
import { INVITATION_HOURS, isInvitationOpen } from '../../domain/account/invitation.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, toOwner } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { InvitationReader } from '../auth/invitation.repository.js';
import { MemberReader } from '../integrators/member.repository.js';
import { accountMadeMail, memberInvitedMail } from './account-made.mail.js';
import { UserReader } from './user.repository.js';

/** Mails whom staff, or people of an integrator, have made an account the link by which to choose its password. */
@Injectable()
export class AccountMadeMailJob extends JobHandler<'mail.account-made'> {
  readonly name = 'mail.account-made';

  constructor(
    private readonly users: UserReader,
    private readonly invitations: InvitationReader,
    private readonly members: MemberReader,
    private readonly secrets: LinkSecrets,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.account-made'>): Promise<undefined> {
    const found = await this.users.findById(job.payload.userId);
    if (!found || found.user.erasedAt) return;
    const invitation = await this.invitations.findByUser(job.payload.userId);
    // It was accepted meanwhile, or its day has passed in the queue.
    if (!invitation || !isInvitationOpen(invitation, this.clock.now())) return;
    const token = this.secrets.tokenOf(invitation);
    // A link of a secret that is gone opens nothing.
    if (token === null) return;
    const integrator = await this.members.integratorOf(found.user.id);
    const link = { url: this.links.invitation(token), hours: INVITATION_HOURS };
    const { language } = found.user;
    const text = integrator
      ? memberInvitedMail({ integrator: integrator.name, ...link }, language)
      : accountMadeMail(link, language);
    await this.mailer.send({ ...toOwner(found.user), id: job.mailId, text });
  }
}
