import { Injectable } from '@nestjs/common';
import { refuseOldAuthentication } from '../../domain/account/reauthentication.js';
import type { KeyCaller } from '../../domain/integrator/api-key.js';
import { refuseClosed } from '../../domain/integrator/integrator.js';
import { message } from '../../domain/messages/message.js';
import { testNumberOf } from '../../domain/report-check/test-reports.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { notFound } from '../../domain/shared/not-found.js';
import { withChanges } from '../../domain/shared/record-fields.js';
import { type ChangeTarget, refuseStale } from '../../domain/shared/record-version.js';
import {
  type Attempt,
  countedBeside,
  type Delivery,
  type DeliveryState,
  isBeingSent,
  orderedTry,
  sentAgain,
} from '../../domain/webhook/delivery.js';
import { webhookChange } from '../../domain/webhook/webhook.audit.js';
import {
  isWebhookUrl,
  refuseCrowded,
  refuseProvoking,
  refuseSixth,
  rotated,
  type Webhook,
  type WebhookEvent,
  type WebhookFields,
} from '../../domain/webhook/webhook.js';
import { Clock } from '../../platform/security/clock.port.js';
import { WebhookSender } from '../../platform/webhooks/webhook-sender.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { WebhookReader } from './webhook.repository.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';

/** The deliveries that are listed. */
const LATEST = 50;

/** A webhook with its new secret, which is shown this once. */
export interface SignedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

export interface TriedDelivery {
  readonly delivery: Delivery;
  readonly attempts: readonly Attempt[];
}

/** The webhooks of an integrator, in the mode of the key that asks. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhookReader,
    private readonly events: WebhookEventsService,
    private readonly secrets: WebhookSecretsService,
    private readonly sender: WebhookSender,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  list({ integratorId, mode }: KeyCaller): Promise<Webhook[]> {
    return this.webhooks.listOf(integratorId, mode);
  }

  /** @throws DomainError `not_found`. */
  async detail(caller: KeyCaller, id: number): Promise<Webhook> {
    return theirs(caller, await this.webhooks.findById(id));
  }

  /** @throws DomainError `invalid_input`, `integrator_closed`, `too_many_webhooks`. */
  add(caller: KeyCaller, fields: Omit<WebhookFields, 'state'>): Promise<SignedWebhook> {
    this.requireUrl(fields.url);
    const { integratorId, mode } = caller;
    const { text, sealed } = this.secrets.make(integratorId);
    return this.unitOfWork.run(async (tx) => {
      await refuseForClosed(tx, integratorId);
      refuseSixth(await tx.webhooks.countOf(integratorId, mode));
      const secret = { secret: sealed, oldSecret: null, oldSecretUntil: null };
      const origin = { integratorId, mode, state: 'on', createdAt: this.clock.now() } as const;
      const webhook = await tx.webhooks.insert({ ...fields, ...origin, ...secret });
      tx.audit.record(webhookChange('webhook.added', null, webhook, caller));
      return { webhook, secret: text };
    });
  }

  /**
   * Fields that are not given stay. A member who has what is told sent elsewhere shows who they are.
   * @throws DomainError `not_found`, `stale_version`, `invalid_input`, `integrator_closed`,
   * `reauthentication_required`.
   */
  change(caller: KeyCaller, target: ChangeTarget, given: Partial<WebhookFields>): Promise<Webhook> {
    if (given.url !== undefined) this.requireUrl(given.url);
    return this.unitOfWork.run(async (tx) => {
      if (given.state === 'on') await refuseForClosed(tx, caller.integratorId);
      const current = theirs(caller, await tx.webhooks.lock(target.id));
      refuseStale(current, target);
      const wanted = withChanges(current, given);
      const { authenticatedAt } = caller;
      if (authenticatedAt && wanted.url !== current.url) refuseOldAuthentication({ authenticatedAt }, this.clock.now());
      const after = await tx.webhooks.update(wanted);
      tx.audit.record(webhookChange('webhook.changed', current, after, caller));
      return after;
    });
  }

  /** @throws DomainError `not_found`. */
  async remove(caller: KeyCaller, id: number, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const current = theirs(caller, await tx.webhooks.lock(id));
      refuseStale(current, { version });
      await tx.webhooks.remove(id);
      tx.audit.record(webhookChange('webhook.removed', current, null, caller));
    });
  }

  /**
   * What is sent in the next 24 hours is signed with both, and with what it was changed from in the last 24.
   * @throws DomainError `not_found`.
   */
  rotate(caller: KeyCaller, id: number): Promise<SignedWebhook> {
    const { text, sealed } = this.secrets.make(caller.integratorId);
    return this.unitOfWork.run(async (tx) => {
      const current = theirs(caller, await tx.webhooks.lock(id));
      const now = this.clock.now();
      const webhook = await tx.webhooks.update(rotated(current, sealed, this.secrets.asOld(current, now), now));
      tx.audit.record(webhookChange('webhook.rotated', current, webhook, caller));
      return { webhook, secret: text };
    });
  }

  /** Tells it something now. @throws DomainError `not_found`, `forbidden`, `webhook_off`, `too_many_requests`. */
  async provoke(caller: KeyCaller, id: number, type: WebhookEvent): Promise<TriedDelivery> {
    refuseProvoking(caller.mode, type);
    const number = type === 'ping' ? null : testNumberOf(type);
    const deliveryId = await this.unitOfWork.run(async (tx) => {
      const webhook = await lockedOn(tx, caller, id);
      refuseCrowded(await tx.webhooks.countPending(id, countedBeside(null, this.clock.now())));
      const [ordered] = await this.events.order(tx, [webhook], { type, number, checkId: null });
      return ordered ?? 0;
    });
    return this.delivery(deliveryId);
  }

  /** The newest 50, of one state where it is named, with each try. @throws DomainError `not_found`. */
  async deliveries(caller: KeyCaller, id: number, state: DeliveryState | null = null): Promise<TriedDelivery[]> {
    await this.detail(caller, id);
    const deliveries = await this.webhooks.deliveriesOf(id, state, LATEST);
    const attempts = await this.webhooks.attemptsOf(deliveries.map((one) => one.id));
    return deliveries.map((delivery) => ({
      delivery,
      attempts: attempts.filter(({ deliveryId }) => deliveryId === delivery.id),
    }));
  }

  /**
   * With the same id as before; one that waits for a later try is tried now. One that is being sent stays so.
   * @throws DomainError `not_found`, `webhook_off`, `too_many_requests`.
   */
  async sendAgain(caller: KeyCaller, id: number, deliveryId: number): Promise<TriedDelivery> {
    await this.unitOfWork.run(async (tx) => {
      await lockedOn(tx, caller, id);
      const delivery = await tx.webhooks.lockDelivery(deliveryId);
      if (delivery?.webhookId !== id) throw notFound('Delivery');
      const now = this.clock.now();
      if (isBeingSent(delivery, now)) return;
      refuseCrowded(await tx.webhooks.countPending(id, countedBeside(delivery, now)));
      const again = sentAgain(delivery, now);
      await tx.webhooks.updateDelivery(again);
      await tx.outbox.add('webhook.send', orderedTry(again));
    });
    return this.delivery(deliveryId);
  }

  private async delivery(id: number): Promise<TriedDelivery> {
    const delivery = await this.webhooks.findDelivery(id);
    if (!delivery) throw notFound('Delivery');
    return { delivery, attempts: await this.webhooks.attemptsOf([id]) };
  }

  private requireUrl(url: string): void {
    if (isWebhookUrl(url, this.sender.httpsOnly)) return;
    const scheme = this.sender.httpsOnly ? 'https://' : 'https:// (http://)';
    throw fieldError('url', message('webhook_url_expected', { scheme }));
  }
}

function theirs({ integratorId, mode }: KeyCaller, webhook: Webhook | null): Webhook {
  if (webhook?.integratorId !== integratorId || webhook.mode !== mode) throw notFound('Webhook');
  return webhook;
}

/**
 * For whoever was let in right before it was closed, which switches its webhooks off.
 * @throws DomainError `integrator_closed`.
 */
async function refuseForClosed(tx: Transaction, integratorId: number): Promise<void> {
  const integrator = await tx.integrators.lock(integratorId);
  if (integrator) refuseClosed(integrator);
}

async function lockedOn(tx: Transaction, caller: KeyCaller, id: number): Promise<Webhook> {
  const webhook = theirs(caller, await tx.webhooks.lock(id));
  if (webhook.state === 'off') throw new DomainError('webhook_off', message('webhook_off'));
  return webhook;
}
