import { createHmac } from 'node:crypto';
import type { WebhookCall } from './webhook-sender.port.js';

/** The headers of Standard Webhooks (v1): one signature for each secret. */
export function signedHeaders({ id, at, body, secrets }: Omit<WebhookCall, 'url'>): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
