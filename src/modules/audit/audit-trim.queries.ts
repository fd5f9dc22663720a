import type { Sql } from '../../platform/db/sql.js';
import { AuditChainEntity } from './audit.entity.js';

/**
 * Removes at most `limit` of the oldest events of a chain, up to the first one that is not older than `before`, and notes
 * where the chain goes on: what is left can be checked from there. @returns how many were removed.
 */
export async function trimChain(sql: Sql, chain: number, before: Date, limit: number): Promise<number> {
  const place = await sql.first<AuditChainEntity>(`SELECT * FROM audit_chains WHERE chain = ?${sql.forUpdate}`, [
    chain,
  ]);
  if (!place) return 0;
  const events = await sql.rows<{ sequence: number; at: number; hash: string }>(
    'SELECT sequence, at, hash FROM audit_events WHERE chain = ? AND sequence > ? ORDER BY sequence LIMIT ?',
    [chain, place.trimmed, limit],
  );
  const young = events.findIndex(({ at }) => at >= before.getTime());
  const old = young === -1 ? events : events.slice(0, young);
  const last = old.at(-1);
  if (!last) return 0;
  const noted = { trimmed: last.sequence, trimmed_hash: last.hash };
  await sql.update(AuditChainEntity, noted, 'chain = ?', [chain]);
  return sql.change('DELETE FROM audit_events WHERE chain = ? AND sequence > ? AND sequence <= ?', [
    chain,
    place.trimmed,
    last.sequence,
  ]);
}
