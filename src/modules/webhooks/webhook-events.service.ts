import { Injectable } from '@nestjs/common';
import type { KeyMode } from '../../domain/integrator/key-text.js';
import { newDelivery, orderedTry, type Told } from '../../domain/webhook/delivery.js';
import type { SubscribedEvent, Webhook } from '../../domain/webhook/webhook.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Ids } from '../../platform/security/ids.port.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { WebhookReader } from './webhook.repository.js';

/** Orders that webhooks are told. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly webhooks: WebhookReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Those of these integrators that want to be told of an event. */
  subscribed(event: SubscribedEvent, mode: KeyMode, integratorIds: readonly number[]): Promise<Webhook[]> {
    return this.webhooks.subscribed(event, mode, integratorIds);
  }

  /** In the transaction of what it tells of, so that nothing is lost. @returns the ids of the deliveries. */
  async order(tx: Transaction, webhooks: readonly Pick<Webhook, 'id'>[], told: Told): Promise<number[]> {
    const now = this.clock.now();
    const ids: number[] = [];
    for (const { id } of webhooks) {
      const eventId = `msg_${this.ids.nonce()}`;
      const delivery = await tx.webhooks.insertDelivery(newDelivery(id, eventId, told, now));
      await tx.outbox.add('webhook.send', orderedTry(delivery));
      ids.push(delivery.id);
    }
    return ids;
  }
}
