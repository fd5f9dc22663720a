import type { AuditEntry } from '../audit/audit-event.js';
import type { KeyCaller } from '../integrator/api-key.js';
import type { Webhook } from './webhook.js';

type By = Pick<KeyCaller, 'keyId' | 'memberId'>;

/**
 * What became of a webhook: by a program or a member of its integrator, by the service where all tries failed, or by
 * staff who close the integrator.
 */
export function webhookChange(
  action: 'webhook.added' | 'webhook.changed' | 'webhook.removed' | 'webhook.rotated' | 'webhook.switched-off',
  before: Webhook | null,
  after: Webhook | null,
  { keyId, memberId = null }: By = { keyId: null },
): AuditEntry {
  const webhook = after ?? before;
  return {
    actorId: memberId,
    action,
    subject: webhook && { type: 'webhook', id: String(webhook.id) },
    before: told(before),
    after: after ? { ...told(after), key: keyId } : { key: keyId },
  };
}

function told(webhook: Webhook | null) {
  if (!webhook) return null;
  const { integratorId, mode, url, events, state } = webhook;
  return { integratorId, mode, url, events, state };
}
