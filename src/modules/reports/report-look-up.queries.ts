// Written out: the public look-up must answer at least three times as often as the best peer (bench/api/budgets.mjs).
// It asks for whoever looks up at the same moment in one statement.
import { marks } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.queries.js';

/**
 * Later editions have higher ids. What was erased stays so, whatever editions follow. No optimizer turns a count into a
 * search of its own.
 */
export function inForceByHolder(hashes: readonly string[]): Condition {
  return {
    text: `SELECT r.*, c.tell_holder, c.told_at FROM reports r
      LEFT JOIN look_up_choices c ON c.certificate_id = r.certificate_id
      WHERE r.holder_hash IN (${marks(hashes)}) AND r.status = 'current'
        AND (SELECT COUNT(*) FROM reports e WHERE e.number = r.number AND e.erased_at IS NOT NULL) = 0
        AND (c.public_look_up IS NULL OR c.public_look_up = 1)`,
    values: hashes,
  };
}
