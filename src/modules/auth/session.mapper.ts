import { toDate } from '../../platform/db/moments.js';
import type { SessionEntity } from './session.entity.js';
import type { LiveSession } from './session.repository.js';

export function toSession(row: SessionEntity): LiveSession {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: toDate(row.created_at),
    expiresAt: toDate(row.expires_at),
    device: row.device,
    network: row.network,
    lastUsedAt: toDate(row.last_used_at ?? row.created_at),
  };
}
