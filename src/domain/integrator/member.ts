import type { Actor } from '../account/actor.js';
import { ROLE } from '../account/role.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { KEY_PERMISSIONS, type KeyCaller } from './api-key.js';
import { type Integrator, refuseClosed } from './integrator.js';
import type { KeyMode } from './key-text.js';

/** People of one integrator. */
export const MEMBERS_MAX = 50;

/** That an account is one of an integrator's people: it sees what is that integrator's, and nothing else. */
export interface Membership {
  readonly userId: number;
  readonly integratorId: number;
  /** Of staff, or another member. */
  readonly invitedBy: number;
  readonly createdAt: Date;
}

/** One of an integrator's people, with the account. */
export interface Member extends Membership {
  readonly email: string;
  readonly name: string | null;
  /** Whether the invitation was accepted. */
  readonly hasJoined: boolean;
}

/** Who works for which integrator. */
export type MemberOf = Pick<Membership, 'userId' | 'integratorId'>;

/** A member as programs of the integrator ask: it may whatever a key may. */
export function callerByMember(
  { userId, integratorId, authenticatedAt }: MemberOf & Pick<Actor, 'authenticatedAt'>,
  mode: KeyMode,
): KeyCaller {
  return { keyId: null, memberId: userId, authenticatedAt, integratorId, mode, permissions: KEY_PERMISSIONS };
}

/**
 * Whoever is removed while they ask was let in by the guards, and makes nothing that outlives them.
 * @param member what they are by now, with the integrator locked.
 * @throws DomainError `forbidden`.
 */
export function refuseFormerMember(
  { roleId }: { readonly roleId: number },
  member: MemberOf | null,
  integratorId: number,
): void {
  if (roleId !== ROLE.integrator || member?.integratorId === integratorId) return;
  throw new DomainError('forbidden', message('not_allowed'));
}

/** @param count how many there are. @throws DomainError `integrator_closed`, `too_many_members`. */
export function authoriseInviting(integrator: Pick<Integrator, 'status'>, count: number): void {
  refuseClosed(integrator);
  if (count < MEMBERS_MAX) return;
  throw new DomainError('too_many_members', message('too_many_members', { max: MEMBERS_MAX }));
}

/**
 * @throws DomainError `forbidden`: whoever leaves asks a colleague, so that nobody ends an integrator's last account by
 * mistake.
 */
export function refuseOwnRemoval(actorId: number, userId: number): void {
  if (actorId === userId) throw new DomainError('forbidden', message('own_account_removal'));
}
