import type { KeyMode } from '../../domain/integrator/key-text.js';
import type { Attempt, Delivery, DeliveryState, NewDelivery } from '../../domain/webhook/delivery.js';
import type { NewWebhook, SubscribedEvent, Webhook } from '../../domain/webhook/webhook.js';

export abstract class WebhookReader {
  abstract findById(id: number): Promise<Webhook | null>;
  abstract listOf(integratorId: number, mode: KeyMode): Promise<Webhook[]>;
  /** Those of these integrators that are on and want to be told of it; none of a closed integrator. */
  abstract subscribed(event: SubscribedEvent, mode: KeyMode, integratorIds: readonly number[]): Promise<Webhook[]>;
  abstract findDelivery(id: number): Promise<Delivery | null>;
  /** The newest first; of one state where it is named. */
  abstract deliveriesOf(webhookId: number, state: DeliveryState | null, howMany: number): Promise<Delivery[]>;
  /** Of all these, oldest first. */
  abstract attemptsOf(deliveryIds: readonly number[]): Promise<Attempt[]>;
}

export interface WebhookStore {
  /** Nobody else changes it before this transaction ends. */
  lock(id: number): Promise<Webhook | null>;
  /** The ids of all webhooks of an integrator, of both modes. */
  allOf(integratorId: number): Promise<number[]>;
  countOf(integratorId: number, mode: KeyMode): Promise<number>;
  insert(webhook: NewWebhook): Promise<Webhook>;
  /** @throws DomainError `stale_version`. */
  update(webhook: Webhook): Promise<Webhook>;
  remove(id: number): Promise<void>;
  insertDelivery(delivery: NewDelivery): Promise<Delivery>;
  lockDelivery(id: number): Promise<Delivery | null>;
  updateDelivery(delivery: Delivery): Promise<void>;
  /** Those on their way to a webhook whose next try is due within this time, both ends included. */
  countPending(webhookId: number, due: { readonly from: Date; readonly until: Date }): Promise<number>;
  noteAttempt(attempt: Attempt): Promise<void>;
  /**
   * Some of those of before a moment that are on their way no more, or were to be tried before it.
   * @returns how many.
   */
  removeDeliveriesBefore(moment: Date, most: number): Promise<number>;
}
