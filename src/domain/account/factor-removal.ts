import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { Actor } from './actor.js';
import { ROLE } from './role.js';

/** For so long may a second administrator share the wish of the first. */
export const REMOVAL_MS = 24 * 3_600_000;

/**
 * What becomes of an administrator's wish to remove all factors of somebody.
 * @param before an earlier wish.
 * @throws DomainError `forbidden` for whoever is no administrator, and for one's own.
 */
export function removalStep(
  { userId, roleId }: Pick<Actor, 'userId' | 'roleId'>,
  ofUser: number,
  before: { readonly askedBy: number; readonly askedAt: Date } | null,
  now: Date,
): 'ask' | 'remove' {
  if (roleId !== ROLE.administrator) throw new DomainError('forbidden', message('administrators_only'));
  if (userId === ofUser) throw new DomainError('forbidden', message('own_factors_removal'));
  const holds = before !== null && now.getTime() - before.askedAt.getTime() <= REMOVAL_MS;
  return holds && before.askedBy !== userId ? 'remove' : 'ask';
}
