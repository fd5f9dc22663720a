import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { afterTry, eventBody, orderedTry, waitsFor } from '../../domain/webhook/delivery.js';
import { webhookChange } from '../../domain/webhook/webhook.audit.js';
import { type JobEffect, JobHandler, PutBack } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type WebhookAnswer, type WebhookCall, WebhookSender } from '../../platform/webhooks/webhook-sender.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { IntegratorReader } from '../integrators/integrator.repository.js';
import { WebhookReader } from './webhook.repository.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';

/** Of the sixteen that a process makes at a time. */
const UNDER_WAY_MAX = 4;
/** As long as a receiver may take at least, and at most twice that: what is put back together comes not together. */
const PUT_BACK_MS = 10_000;

/**
 * One try of one event at one webhook. What came of it and the order of the next try are one commit; a process that
 * dies in between tries again, with the same id.
 * Of one integrator only some are under way in a process, or one whose receiver never answers would hold up all others.
 */
@Injectable()
export class WebhookSendJob extends JobHandler<'webhook.send'> {
  readonly name = 'webhook.send';
  /** How many of an integrator are under way here. */
  readonly #underWay = new Map<number, number>();

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
    if ((this.#underWay.get(webhook.integratorId) ?? 0) >= UNDER_WAY_MAX) {
      const dueAt = new Date(at.getTime() + PUT_BACK_MS * (1 + Math.random()));
      throw new PutBack(dueAt, 'Others of its integrator are under way');
    }
    const secrets = this.secrets.of(webhook, at);
    const call = { url: webhook.url, id: delivery.eventId, at, body: eventBody(delivery), secrets };
    const { status, problem, milliseconds } = await this.send(webhook.integratorId, call);
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

  private async send(integratorId: number, call: WebhookCall): Promise<WebhookAnswer> {
    this.count(integratorId, 1);
    try {
      return await this.sender.send(call);
    } finally {
      this.count(integratorId, -1);
    }
  }

  private count(integratorId: number, more: 1 | -1): void {
    const now = (this.#underWay.get(integratorId) ?? 0) + more;
    if (now === 0) this.#underWay.delete(integratorId);
    else this.#underWay.set(integratorId, now);
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
