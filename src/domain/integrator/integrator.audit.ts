import type { AuditEntry } from '../audit/audit-event.js';
import type { ApiKey } from './api-key.js';
import type { Integrator } from './integrator.js';
import type { MemberOf } from './member.js';

/** It is new, or was changed. */
export function integratorChange(actorId: number, before: Integrator | null, after: Integrator): AuditEntry {
  return {
    actorId,
    action: before ? 'integrator.changed' : 'integrator.added',
    subject: { type: 'integrator', id: String(after.id) },
    before: told(before),
    after: told(after),
  };
}

/** What became of a key. `actorId` is `null` where the service did it by itself. */
export function keyChange(
  actorId: number | null,
  action: 'api-key.made' | 'api-key.changed' | 'api-key.revoked' | 'api-key.leaked',
  before: ApiKey | null,
  after: ApiKey,
): AuditEntry {
  return {
    actorId,
    action,
    subject: { type: 'api-key', id: String(after.id) },
    before: keyTold(before),
    after: keyTold(after),
  };
}

/** What became of a request for access; `actorId` is `null` where nobody was signed in. Who asked is not told. */
export function accessRequestChange(
  actorId: number | null,
  action: 'access-request.made' | 'access-request.confirmed' | 'access-request.admitted' | 'access-request.declined',
  id: number,
  after: object | null = null,
): AuditEntry {
  return { actorId, action, subject: { type: 'access-request', id: String(id) }, after };
}

/** One of an integrator's people: invited, or removed. The account is the subject. */
export function memberChange(
  actorId: number,
  action: 'integrator.member-invited' | 'integrator.member-removed',
  { userId, integratorId }: MemberOf,
): AuditEntry {
  const whose = { integratorId };
  const isGone = action === 'integrator.member-removed';
  return {
    actorId,
    action,
    subject: { type: 'user', id: String(userId) },
    before: isGone ? whose : null,
    after: isGone ? null : whose,
  };
}

const told = (record: Integrator | null) => record && Object.fromEntries(Object.entries(record));

/** Without its hash, which is nobody's business. */
function keyTold(key: ApiKey | null) {
  if (!key) return null;
  const { integratorId, mode, name, permissions, networks, endsAt, revokedAt, beginning } = key;
  return { integratorId, mode, name, permissions, networks, endsAt, revokedAt, beginning };
}
