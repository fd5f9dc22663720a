import { Injectable } from '@nestjs/common';
import { accessConfirmableUntil, accessConfirmation, CONFIRM_DAYS } from '../../domain/integrator/access-request.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { accessAskedMail, accessDeclinedMail } from './access-request.mail.js';
import { AccessRequestReader } from './access-request.repository.js';

/** Asks the address of a request whether it is its own, or tells why the request was declined. */
@Injectable()
export class AccessRequestMailJob extends JobHandler<'mail.access-request'> {
  readonly name = 'mail.access-request';

  constructor(
    private readonly requests: AccessRequestReader,
    private readonly signer: LinkSigner,
    private readonly links: Links,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload: { requestId } }: OpenJob<'mail.access-request'>): Promise<undefined> {
    const request = await this.requests.findById(requestId);
    if (!request) return;
    const { id, organisation, email: to, language, reason, createdAt } = request;
    if (request.state === 'declined') {
      const text = accessDeclinedMail({ organisation, reason: reason ?? '' }, language);
      await this.mailer.send({ to, language, id: mailId, text });
    }
    if (request.state !== 'unconfirmed') return;
    const token = this.signer.token(accessConfirmation(id), id, accessConfirmableUntil(createdAt));
    const about = { organisation, url: this.links.confirmAccess(token), days: CONFIRM_DAYS };
    await this.mailer.send({ to, language, id: mailId, text: accessAskedMail(about, language) });
  }
}
