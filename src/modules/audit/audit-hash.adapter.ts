import { sha256 } from '../../platform/db/hash.js';
import type { AuditEventEntity } from './audit.entity.js';

/** As many as the migration made. */
export const CHAINS = 16;
/** What the first event of a chain follows. */
export const CHAIN_START = '0'.repeat(64);

/** The hash of an event: over all that is told of it, its place, and the hash of the one before. The JSON texts count as stored. */
export function auditHash(row: Omit<AuditEventEntity, 'id' | 'hash'>): string {
  return sha256(
    JSON.stringify([
      row.chain,
      row.sequence,
      row.at,
      row.actor_id,
      row.action,
      row.subject_type,
      row.subject_id,
      row.before_values,
      row.after_values,
      row.previous_hash,
    ]),
  );
}
