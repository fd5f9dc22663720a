import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { CODE_COOLDOWN } from './verification-code.js';

export const INVITATION_HOURS = 24;

/** A link by which whom staff have made an account chooses its password; an account has one at most. */
export interface Invitation {
  readonly userId: number;
  /** What the token of the link is derived from. */
  readonly nonce: string;
  /** A keyed hash of the token. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export function newInvitation(userId: number, nonce: string, tokenHash: string, now: Date): Invitation {
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000);
  return { userId, nonce, tokenHash, createdAt: now, expiresAt };
}

/** The same answer for a link that was used, that has ended, that another took the place of, and that never was. */
export const invitationEnded = () => new DomainError('invitation_ended', message('invitation_ended'));

export function isInvitationOpen({ expiresAt }: Invitation, now: Date): boolean {
  return now < expiresAt;
}

/**
 * Whether the invitation of an account may be sent again.
 * @param present `null` where its user has chosen a password.
 * @throws DomainError `illegal_transition`; `cooldown` within a minute of the last one.
 */
export function validateInvitingAgain(present: Invitation | null, now: Date): void {
  if (!present) throw new DomainError('illegal_transition', message('invitation_accepted'));
  const retryAfter = CODE_COOLDOWN - Math.floor((now.getTime() - present.createdAt.getTime()) / 1000);
  if (retryAfter > 0)
    throw new DomainError('cooldown', message('code_cooldown', { seconds: retryAfter }), { retryAfter });
}
