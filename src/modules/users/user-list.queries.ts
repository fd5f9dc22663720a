import type { Condition } from '../../platform/db/word-search.queries.js';

/** Of accounts `t` those to which mails come back. */
export const RETURNED: Condition = { text: 't.id IN (SELECT b.user_id FROM bounces b)', values: [] };
