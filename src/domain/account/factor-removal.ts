import { message } from '../messages/message.js';
import type { Actor } from './actor.js';
import { stepOfTwo } from './two-administrators.js';

/**
 * What becomes of an administrator's wish to remove all factors of somebody.
 * @param before an earlier wish.
 * @throws DomainError `forbidden` for whoever is no administrator, and for one's own.
 */
export function removalStep(
  actor: Pick<Actor, 'userId' | 'roleId'>,
  ofUser: number,
  before: { readonly askedBy: number; readonly askedAt: Date } | null,
  now: Date,
): 'ask' | 'remove' {
  return stepOfTwo(actor, ofUser, before, now, message('own_factors_removal')) === 'do' ? 'remove' : 'ask';
}
