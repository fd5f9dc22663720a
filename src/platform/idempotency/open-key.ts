import { AsyncLocalStorage } from 'node:async_hooks';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Sql } from '../db/sql.js';
import type { HeldKey } from './idempotency-keys.port.js';

/** The idempotency key of the request that is being worked on, if it came with one. */
export const openKey = new AsyncLocalStorage<HeldKey>();

const MARK = `UPDATE idempotency_keys SET state = 'committed' WHERE id = ? AND token = ? AND state <> 'answered'`;

/** To be called right before a commit: the mark becomes visible with the effect, or neither does. @throws DomainError `in_progress`. */
export async function markOpenKey(sql: Sql): Promise<void> {
  const held = openKey.getStore();
  if (!held || (await sql.change(MARK, [held.id, held.token])) === 1) return;
  throw new DomainError('in_progress', message('other_request_running'), {
    retryAfter: 5,
  });
}
