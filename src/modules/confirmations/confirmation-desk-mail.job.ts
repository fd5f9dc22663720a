import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { ContactReader } from '../contacts/contact.repository.js';
import { confirmationDeskMail } from './confirmation.mail.js';
import { ConfirmationReader } from './confirmation.repository.js';
import { RegistrarService } from './registrar.service.js';

/** Mails a contact the link to all that it is still asked. */
@Injectable()
export class ConfirmationDeskMailJob extends JobHandler<'mail.confirmation-desk'> {
  readonly name = 'mail.confirmation-desk';

  constructor(
    private readonly contacts: ContactReader,
    private readonly confirmations: ConfirmationReader,
    private readonly registrars: RegistrarService,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.confirmation-desk'>): Promise<undefined> {
    const contact = await this.contacts.findById(payload.contactId);
    if (!contact) return;
    const { id, email: to, office, language } = contact;
    const open = await this.confirmations.openAt(to);
    const url = this.links.confirmationDesk(this.registrars.deskToken(id, to));
    const text = confirmationDeskMail({ office, open: open.length, url }, language);
    await this.mailer.send({ to, language, id: mailId, text });
  }
}
