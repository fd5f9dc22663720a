import { type Actor, isStudent } from '../../domain/account/actor.js';
import type { CertificateEvent } from '../../domain/certificate/certificate.events.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { confirmationChanged } from '../../domain/confirmation/confirmation.audit.js';
import type { CancelCause, Confirmation } from '../../domain/confirmation/confirmation.js';
import { isLinkAlive } from '../../domain/confirmation/confirmation.machine.js';
import { cancelled, isAffected } from '../../domain/confirmation/confirmation.operations.js';
import { type ConfirmationRequired, requireConfirmed } from '../../domain/confirmation/requirement.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

interface Saved {
  readonly actor: Actor;
  readonly before: Certificate | null;
  readonly after: Certificate;
  readonly event: CertificateEvent;
  readonly now: Date;
}

/**
 * @throws DomainError `confirmation_differs`, `confirmation_missing` where an approval of the record lacks what was
 * asked of others.
 */
export async function requireConfirmations(
  tx: Transaction,
  required: ConfirmationRequired,
  { id, form }: Certificate,
  approver: number,
): Promise<void> {
  requireConfirmed(required, form, await tx.confirmations.on(id), approver);
}

/** Whether the applicant agrees to it. The consent is not withdrawn before the transaction ends. */
export async function mayAskAbout(tx: Transaction, { ownerId }: Pick<Certificate, 'ownerId'>): Promise<boolean> {
  return ownerId !== null && tx.consents.has(ownerId, 'enquiries');
}

/** What somebody changes, or the applicant takes back, ends the requests that are open about it. */
export async function followChange(tx: Transaction, saved: Saved): Promise<void> {
  const { actor, before, after, event, now } = saved;
  // Nothing is asked about a draft.
  if (before === null || (before.status === 'Unverified' && event.type === 'saved')) return;
  if (!isStudent(actor)) await followCorrection(tx, actor, { before, after, now });
  else if (event.type === 'saved' || event.type === 'applied') await cancelAffected(tx, before, saved);
}

/** What staff correct ends the requests that ask about it. Whether to ask anew is for the officer to say. */
export async function followCorrection(
  tx: Transaction,
  actor: Actor,
  { before, after, now }: Pick<Saved, 'after' | 'now'> & { readonly before: Certificate },
): Promise<void> {
  for (const one of await tx.confirmations.lockOn(after.id)) {
    if (isLinkAlive(one.state) && isAffected(one, before.form, after.form)) {
      await end(tx, one, { actor, cause: 'change', now });
    }
  }
}

/** A student who takes back the consent ends all requests that are open about them. */
export async function followWithdrawal(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  for (const certificateId of await tx.confirmations.openCertificatesOf(actor.userId)) {
    await tx.certificates.lock(certificateId);
    for (const one of await tx.confirmations.lockOn(certificateId)) {
      if (isLinkAlive(one.state)) await end(tx, one, { actor, cause: 'consent', now });
    }
  }
}

async function cancelAffected(
  tx: Transaction,
  before: Certificate,
  { actor, after, event, now }: Saved,
): Promise<void> {
  // They take it back who leave the review.
  const isTakenBack = before.status === 'Verifying' && after.status !== 'Verifying';
  const all = await tx.confirmations.lockOn(after.id);
  const left: Confirmation[] = [];
  for (const one of all) {
    const ends = isLinkAlive(one.state) && (isTakenBack || isAffected(one, before.form, after.form));
    left.push(ends ? await end(tx, one, { actor, cause: 'change', now }) : one);
  }
  if (event.type === 'applied') await propose(tx, left);
}

interface Ending {
  readonly actor: Actor;
  readonly cause: CancelCause;
  readonly now: Date;
}

async function end(tx: Transaction, one: Confirmation, { actor, cause, now }: Ending): Promise<Confirmation> {
  const ended = await tx.confirmations.update(cancelled(one, 'service', cause, now));
  tx.audit.record(confirmationChanged(actor.userId, 'confirmation.cancelled', ended));
  return ended;
}

/**
 * The newest of each party, where a change or a dispute has ended it, is for an officer to send anew; none goes out by
 * itself.
 */
async function propose(tx: Transaction, all: readonly Confirmation[]): Promise<void> {
  const newest = new Map(all.map((one) => [one.party, one]));
  for (const one of newest.values()) {
    const isWanted = one.cancelCause === 'change' || one.cancelCause === 'dispute';
    if (isWanted && !one.proposed) await tx.confirmations.update({ ...one, proposed: true });
  }
}
