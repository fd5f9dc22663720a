import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import type { Actor } from './actor.js';

/** For so long after showing who they are may somebody do what would give an account, or a report, away. */
export const REAUTHENTICATION_MS = 10 * 60 * 1000;

/** A moment that is to come counts as long ago: a clock that was set back must not keep a session fresh. */
export function isFreshlyAuthenticated({ authenticatedAt }: Pick<Actor, 'authenticatedAt'>, now: Date): boolean {
  return Math.abs(now.getTime() - authenticatedAt.getTime()) <= REAUTHENTICATION_MS;
}

/** @throws DomainError `reauthentication_required`. */
export function refuseOldAuthentication(actor: Pick<Actor, 'authenticatedAt'>, now: Date): void {
  if (isFreshlyAuthenticated(actor, now)) return;
  throw new DomainError('reauthentication_required', message('reauthentication_needed'));
}
