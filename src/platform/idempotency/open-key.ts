import { AsyncLocalStorage } from 'node:async_hooks';
import { type EntityManager, Not } from 'typeorm';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { IdempotencyKeyEntity } from './idempotency.entity.js';
import type { HeldKey } from './idempotency-keys.port.js';

/** The idempotency key of the request that is being worked on, if it came with one. */
export const openKey = new AsyncLocalStorage<HeldKey>();

/** The row of a key that is held still. */
export const unanswered = ({ id, token }: HeldKey) => ({ id, token, state: Not('answered' as const) });

/**
 * To be called right before a commit: the mark becomes visible with the effect, or neither does.
 * @throws DomainError `in_progress`.
 */
export async function markOpenKey(manager: EntityManager): Promise<void> {
  const held = openKey.getStore();
  if (!held) return;
  const marked = await manager.update(IdempotencyKeyEntity, unanswered(held), { state: 'committed' });
  if (marked.affected === 1) return;
  throw new DomainError('in_progress', message('other_request_running'), {
    retryAfter: 5,
  });
}
