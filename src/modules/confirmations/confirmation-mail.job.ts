import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../domain/confirmation/confirmation.js';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { SiteDetails } from '../../domain/site/site-details.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, MailRefused } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { confirmationRequestMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { LinkService } from './link.service.js';
import { giveUpEnquiry } from './undeliverable.steps.js';

/** Asks a contact, or reminds it, as the request stands when the mail is sent. */
@Injectable()
export class ConfirmationMailJob extends JobHandler<'mail.confirmation'> {
  readonly name = 'mail.confirmation';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly requests: LinkService,
    private readonly links: Links,
    private readonly site: SiteDetails,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation'>): Promise<JobEffect | undefined> {
    const asked = await this.confirmations.findById(payload.confirmationId);
    const open = asked && isLinkAlive(asked.state) ? await this.requests.linkTo(asked) : null;
    if (!open) return undefined;
    const { confirmation: found, token } = open;
    const about = {
      office: found.party === 'ministry' ? `${this.site.ministry}, ${found.office}` : found.office,
      student: found.identity.name ?? '',
      programme: found.identity.major ?? '',
      isReminder: payload.reminder === true,
      url: this.links.confirmationPage(token),
      deskUrl: this.links.confirmationPage(),
    };
    try {
      await this.mailer.send({
        to: found.email,
        language: found.language,
        id: mailId,
        recipient: { kind: 'confirmation', id: found.id },
        certificateId: found.certificateId,
        text: confirmationRequestMail(about, found.language),
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
