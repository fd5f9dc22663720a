import { lookup } from 'node:dns/promises';
import type { Env } from '../../config/env.js';
import { GuardedWebhookSender } from './guarded.webhook-sender.js';

const ANSWER_MS = 10_000;

export function webhookSender({ production, webhooks }: Env): GuardedWebhookSender {
  const settings = { httpsOnly: production, allowLocal: webhooks.allowLocal, timeoutMs: ANSWER_MS };
  return new GuardedWebhookSender(settings, (host) => lookup(host, { all: true, verbatim: true }));
}
