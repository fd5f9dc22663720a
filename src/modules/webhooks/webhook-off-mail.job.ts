import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { IntegratorReader } from '../integrators/integrator.repository.js';
import { WebhookReader } from './webhook.repository.js';
import { webhookOffMail } from './webhook-off.mail.js';

/** Tells an integrator that a webhook of theirs was switched off. */
@Injectable()
export class WebhookOffMailJob extends JobHandler<'mail.webhook-off'> {
  readonly name = 'mail.webhook-off';

  constructor(
    private readonly webhooks: WebhookReader,
    private readonly integrators: IntegratorReader,
    private readonly mailer: Mailer,
  ) {
    super();
  }

  async handle({ mailId, payload }: OpenJob<'mail.webhook-off'>): Promise<undefined> {
    const webhook = await this.webhooks.findById(payload.webhookId);
    const integrator = webhook && (await this.integrators.findById(webhook.integratorId));
    if (!integrator) return;
    // Without its scheme: a mail has links to us alone.
    const address = webhook.url.replace(/^https?:\/\//, '');
    const text = webhookOffMail({ integrator: integrator.name, address }, 'en');
    await this.mailer.send({ to: integrator.contact, language: 'en', id: mailId, text });
  }
}
