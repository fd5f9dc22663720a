import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { afterTry, eventBody, orderedTry, waitsFor } from '../../domain/webhook/delivery.js';
import { webhookChange } from '../../domain/webhook/webhook.audit.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { WebhookSender } from '../../platform/webhooks/webhook-sender.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { IntegratorReader } from '../integrators/integrator.repository.js';
import { WebhookReader } from './webhook.repository.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';

/**
 * One try of one event at one webhook. What came of it and the order of the next try are one commit; a process that
 * dies in between tries again, with the same id.
 */
@Injectable()
export class WebhookSendJob extends JobHandler<'webhook.send'> {
  readonly name = 'webhook.send';

  constructor(
    private readonly webhooks: WebhookReader,
    private readonly integrators: IntegratorReader,
    private readonly secrets: WebhookSecretsService,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ payload }: OpenJob<'webhook.send'>): Promise<JobEffect | undefined> {
    const { deliveryId } = payload;
    const delivery = await this.webhooks.findDelivery(deliveryId);
    const webhook = delivery && (await this.webhooks.findById(delivery.webhookId));
    // Done, or sent again since: another job is for that.
    if (!webhook || !waitsFor(delivery, payload)) return undefined;
    if (webhook.state === 'off' || (await this.isClosed(webhook.integratorId))) {
      return async (tx) => {
        const current = await tx.webhooks.lockDelivery(deliveryId);
        if (!current || !waitsFor(current, payload)) return;
        await tx.webhooks.updateDelivery({ ...current, state: 'failed', nextTryAt: null });
      };
    }
    const at = this.clock.now();
    const secrets = this.secrets.of(webhook, at);
    const call = { url: webhook.url, id: delivery.eventId, at, body: eventBody(delivery), secrets };
    const { status, problem, milliseconds } = await this.sender.send(call);
    return async (tx) => {
      const current = await tx.webhooks.lockDelivery(deliveryId);
      if (!current || !waitsFor(current, payload)) return;
      await tx.webhooks.noteAttempt({ deliveryId, at, status, problem, milliseconds });
      const after = afterTry(current, { problem }, this.clock.now());
      await tx.webhooks.updateDelivery(after);
      if (after.nextTryAt) await tx.outbox.add('webhook.send', orderedTry(after), after.nextTryAt);
      if (after.state === 'failed') await switchOff(tx, webhook.id);
    };
  }

  /** Closing switches webhooks off; those of integrators that were closed under release 1.0.0 are still on. */
  private async isClosed(integratorId: number): Promise<boolean> {
    return (await this.integrators.findById(integratorId))?.status !== 'active';
  }
}

async function switchOff(tx: Transaction, id: number): Promise<void> {
  const current = await tx.webhooks.lock(id);
  if (!current || current.state === 'off') return;
  const after = await tx.webhooks.update({ ...current, state: 'off' });
  tx.audit.record(webhookChange('webhook.switched-off', current, after));
  await tx.outbox.add('mail.webhook-off', { webhookId: id });
}
