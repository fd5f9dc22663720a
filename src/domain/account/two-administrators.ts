import { type Message, message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { Actor } from './actor.js';
import { ROLE } from './role.js';

/** For so long may a second administrator share the wish of the first. */
export const SHARED_WISH_MS = 24 * 3_600_000;

/** @throws DomainError `forbidden`. */
export function refuseOthersThanAdministrators({ roleId }: Pick<Actor, 'roleId'>): void {
  if (roleId !== ROLE.administrator) throw new DomainError('forbidden', message('administrators_only'));
}

/**
 * What becomes of an administrator's wish that takes two of them.
 * @param before an earlier wish.
 * @param own why nobody wishes it for their own account.
 * @throws DomainError `forbidden` for whoever is no administrator, and for one's own account.
 */
export function stepOfTwo(
  actor: Pick<Actor, 'userId' | 'roleId'>,
  ofUser: number,
  before: { readonly askedBy: number; readonly askedAt: Date } | null,
  now: Date,
  own: Message,
): 'ask' | 'do' {
  refuseOthersThanAdministrators(actor);
  if (actor.userId === ofUser) throw new DomainError('forbidden', own);
  const holds = before !== null && now.getTime() - before.askedAt.getTime() <= SHARED_WISH_MS;
  return holds && before.askedBy !== actor.userId ? 'do' : 'ask';
}
