import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, MailRefused } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSecrets } from '../../platform/security/link-secrets.port.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { giveUpEnquiry } from './undeliverable.service.js';

/** Asks a contact, or reminds it, as the request stands when the mail is sent. */
@Injectable()
export class ConfirmationMailJob extends JobHandler<'mail.confirmation'> {
  readonly name = 'mail.confirmation';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly secrets: LinkSecrets,
    private readonly links: Links,
    private readonly site: SiteDetails,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation'>): Promise<JobEffect | undefined> {
    const found = await this.confirmations.findById(payload.confirmationId);
    if (!found || !isLinkAlive(found.state)) return undefined;
    try {
      await this.mailer.send({
        to: found.email,
        language: found.language,
        id: mailId,
        recipient: { kind: 'confirmation', id: found.id },
        certificateId: found.certificateId,
        content: {
          template: 'confirmation-request',
          party: found.party,
          office: found.party === 'ministry' ? `${this.site.ministry}, ${found.office}` : found.office,
          student: found.identity.name ?? '',
          programme: found.identity.major ?? '',
          isReminder: payload.reminder === true,
          url: this.links.confirmationPage(this.secrets.tokenOf(found)),
          deskUrl: this.links.confirmationPage(),
        },
      });
    } catch (error) {
      if (error instanceof MailRefused) return this.undeliverable(found);
      throw error;
    }
    return undefined;
  }

  private undeliverable({ id, nonce }: Confirmation): JobEffect {
    const now = this.clock.now();
    return async (tx) => {
      await giveUpEnquiry(tx, id, (current) => current.nonce === nonce, now);
    };
  }
}
