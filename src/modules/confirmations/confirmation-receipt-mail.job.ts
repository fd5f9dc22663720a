import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer, MailRefused } from '../../platform/mail/mailer.port.js';
import { confirmationReceiptMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { RegistrarService } from './registrar.service.js';

/** Tells the contact what was answered in its name. */
@Injectable()
export class ConfirmationReceiptMailJob extends JobHandler<'mail.confirmation-receipt'> {
  readonly name = 'mail.confirmation-receipt';

  constructor(
    private readonly confirmations: ConfirmationReader,
    private readonly registrars: RegistrarService,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation-receipt'>): Promise<undefined> {
    const answer = await this.confirmations.answer(payload.answerId);
    const asked = answer && (await this.confirmations.findById(answer.confirmationId));
    if (!asked || answer.disputedAt !== null) return;
    const about = {
      student: asked.identity.name ?? '',
      programme: asked.identity.major ?? '',
      declined: answer.outcome === 'declined',
      answeredBy: answer.name ?? '',
      url: this.links.confirmationDispute(this.registrars.disputeToken(answer)),
    };
    try {
      const { email, language, certificateId } = asked;
      await this.mailer.send({
        to: email,
        language,
        id: mailId,
        certificateId,
        text: confirmationReceiptMail(about, language),
      });
    } catch (error) {
      // The answer came all the same.
      if (!(error instanceof MailRefused)) throw error;
    }
  }
}
