import type { KeyMode } from '../integrator/key-text.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';

/** What an integrator may be told of; `ping` only where it is asked for. */
export const SUBSCRIBED_EVENTS = ['report.issued', 'report.superseded', 'report.withdrawn', 'check.finished'] as const;
export type SubscribedEvent = (typeof SUBSCRIBED_EVENTS)[number];
export const WEBHOOK_EVENTS = [...SUBSCRIBED_EVENTS, 'ping'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_STATES = ['on', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const WEBHOOKS_MAX = 5;
/** So many may be on their way to one webhook before its integrator orders more. */
const PENDING_MAX = 10;
export const URL_MAX = 500;
/** For so long the secret before is signed with as well. */
export const OLD_SECRET_MS = 24 * 3_600_000;

export interface WebhookFields {
  readonly url: string;
  readonly events: readonly SubscribedEvent[];
  readonly state: WebhookState;
}

/**
 * Where an integrator is told of what becomes of reports. Secrets are sealed: whoever reads the database cannot sign.
 */
export interface Webhook extends WebhookFields {
  readonly id: number;
  readonly version: number;
  readonly integratorId: number;
  readonly mode: KeyMode;
  readonly secret: string;
  /** Those before, by `writeOldSecrets`. */
  readonly oldSecret: string | null;
  /** Of the newest of them, which ends last. */
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
}

export type NewWebhook = Omit<Webhook, 'id' | 'version'>;

/** Whether something can be told there. What its host resolves to is looked at when it is told. */
export function isWebhookUrl(text: unknown, httpsOnly: boolean): text is string {
  if (typeof text !== 'string' || text.length > URL_MAX || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && !httpsOnly);
  return isSecure && username === '' && password === '' && hash === '';
}

/** @throws DomainError `too_many_webhooks`. */
export function refuseSixth(count: number): void {
  if (count >= WEBHOOKS_MAX)
    throw new DomainError('too_many_webhooks', message('too_many_webhooks', { max: WEBHOOKS_MAX }));
}

/** @throws DomainError `too_many_requests`. */
export function refuseCrowded(pending: number): void {
  if (pending < PENDING_MAX) return;
  throw new DomainError('too_many_requests', message('webhook_crowded', { max: PENDING_MAX }), { retryAfter: 60 });
}

/**
 * Another secret; each one before is signed with for a day, so that receivers can change in between. All are sealed.
 */
export function rotated(webhook: Webhook, secret: string, oldSecret: string, now: Date): Webhook {
  return { ...webhook, secret, oldSecret, oldSecretUntil: oldSecretEnd(now) };
}

export const oldSecretEnd = (now: Date) => new Date(now.getTime() + OLD_SECRET_MS);

/** The secrets before, sealed, as long as one counts. */
export function oldSecretAt({ oldSecret, oldSecretUntil }: Webhook, now: Date): string | null {
  return oldSecretUntil && oldSecretUntil > now ? oldSecret : null;
}

/** What may be provoked: in the test mode anything, in the live mode a ping. @throws DomainError `forbidden`. */
export function refuseProvoking(mode: KeyMode, event: WebhookEvent): void {
  if (mode === 'live' && event !== 'ping') throw new DomainError('forbidden', message('webhook_test_only'));
}
