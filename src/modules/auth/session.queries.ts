// Written out: it runs before nearly every request, for whoever asks at the same moment in one statement, and hydrates
// no entity.
import { marks } from '../../platform/db/sql.js';
import type { Condition } from '../../platform/db/word-search.queries.js';

export interface ActorRow {
  session_id: string;
  expires_at: number;
  authenticated_at: number;
  factor_at: number | null;
  last_used_at: number;
  id: number;
  email: string;
  role_id: number;
  /** `null` for a role that is not there. */
  permissions: string | null;
}

/** Three rows by their primary keys for each session. A join of few roles would read all of them. */
export function actorsOfSessions(ids: readonly string[]): Condition {
  return {
    text: `SELECT s.id AS session_id, s.expires_at,
        COALESCE(s.authenticated_at, s.created_at) AS authenticated_at, s.factor_at,
        COALESCE(s.last_used_at, s.created_at) AS last_used_at, u.id, u.email, u.role_id,
        (SELECT r.permissions FROM roles r WHERE r.id = u.role_id) AS permissions
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id IN (${marks(ids)}) AND s.ended_at IS NULL AND u.status = 'active'`,
    values: ids,
  };
}
