import type { Actor } from '../account/actor.js';
import type { Certificate } from '../certificate/certificate.js';
import { allowedActions, type CertificateStatus } from '../certificate/certificate.machine.js';
import { partOf } from '../certificate/certificate.operations.js';
import { message } from '../messages/message.js';
import { DomainError } from '../shared/domain-error.js';
import { notFound } from '../shared/not-found.js';

/** What waits for a decision. The others may be decided anew, but are with nobody: a decision ends the claim. */
export const CLAIMED_IN: readonly CertificateStatus[] = ['Unverified', 'Verifying'];

/** A claim ends after this, unless it is renewed. */
export const CLAIM_MS = 5 * 60_000;

/**
 * Tells the others that a reviewer has a record before them. It keeps nobody from deciding: that is what versions are
 * for.
 */
export interface CertificateClaim {
  readonly certificateId: number;
  readonly userId: number;
  readonly until: Date;
}

/** A claim and what its reviewer is called. */
export interface NamedClaim extends CertificateClaim {
  readonly name: string;
}

/** The claim that a reviewer asks for at this moment. */
export function claimOf(actor: Actor, certificateId: number, now: Date): CertificateClaim {
  return { certificateId, userId: actor.userId, until: new Date(now.getTime() + CLAIM_MS) };
}

/** The claim that holds after `asked` was asked for: another's that has not run out stays. */
export function holder(current: CertificateClaim | null, asked: CertificateClaim, now: Date): CertificateClaim {
  const isTaken = current !== null && current.userId !== asked.userId && isLive(current, now);
  return isTaken ? current : asked;
}

export function isLive(claim: CertificateClaim, now: Date): boolean {
  return claim.until > now;
}

/**
 * @throws DomainError `not_found` for a stranger, `forbidden` for whoever is no reviewer, `certificate_verified` where
 * nothing is left to decide.
 */
export function authoriseClaim(current: Pick<Certificate, 'ownerId' | 'status'>, actor: Actor): void {
  const part = partOf(actor, current);
  if (part === 'stranger') throw notFound('Certificate');
  if (part !== 'reviewer') throw new DomainError('forbidden', message('reviewers_only'));
  if (allowedActions(part, current.status).includes('reject')) return;
  throw new DomainError('certificate_verified', message('nothing_to_decide'));
}
