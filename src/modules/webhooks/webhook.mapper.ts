import type { Attempt, Delivery, NewDelivery } from '../../domain/webhook/delivery.js';
import type { NewWebhook, SubscribedEvent, Webhook } from '../../domain/webhook/webhook.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import type { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEntity } from './webhook.entity.js';

export function toWebhook(row: WebhookEntity): Webhook {
  const { id, version, mode, url, events, state, secret } = row;
  return {
    id,
    version,
    integratorId: row.integrator_id,
    mode,
    url,
    events: (events === '' ? [] : events.split(',')) as SubscribedEvent[],
    state,
    secret,
    oldSecret: row.old_secret,
    oldSecretUntil: toDateOrNull(row.old_secret_until),
    createdAt: toDate(row.created_at),
  };
}

export function toWebhookColumns(webhook: NewWebhook): Omit<WebhookEntity, 'id' | 'version'> {
  const { integratorId, mode, url, events, state, secret, oldSecret } = webhook;
  return {
    integrator_id: integratorId,
    mode,
    url,
    events: events.join(','),
    state,
    secret,
    old_secret: oldSecret,
    old_secret_until: webhook.oldSecretUntil?.getTime() ?? null,
    created_at: webhook.createdAt.getTime(),
  };
}

export function toDelivery(row: WebhookDeliveryEntity): Delivery {
  const { id, type, number, state, tries } = row;
  return {
    id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    type,
    number,
    checkId: row.check_id,
    at: toDate(row.at),
    state,
    tries,
    nextTryAt: toDateOrNull(row.next_try_at),
  };
}

export function toDeliveryColumns(delivery: NewDelivery): Omit<WebhookDeliveryEntity, 'id'> {
  const { webhookId, eventId, type, number, checkId, state, tries } = delivery;
  return {
    webhook_id: webhookId,
    event_id: eventId,
    type,
    number,
    check_id: checkId,
    at: delivery.at.getTime(),
    state,
    tries,
    next_try_at: delivery.nextTryAt?.getTime() ?? null,
  };
}

export function toAttempt(row: WebhookAttemptEntity): Attempt {
  const { delivery_id: deliveryId, status, problem, milliseconds } = row;
  return { deliveryId, at: toDate(row.at), status, problem, milliseconds };
}
