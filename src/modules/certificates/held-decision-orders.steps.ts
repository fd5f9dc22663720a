import type { Actor } from '../../domain/account/actor.js';
import { decisionDropped, decisionHeld } from '../../domain/review/held-decision.audit.js';
import {
  type DecisionHold,
  type DecisionOrder,
  type DropCause,
  type HeldDecision,
  holdDecision,
} from '../../domain/review/held-decision.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';

/** Holds a decision about a record that is locked. @throws DomainError `decision_pending`. */
export async function holdIn(
  tx: Transaction,
  actor: Actor,
  order: DecisionOrder,
  now: Date,
  hold: DecisionHold,
): Promise<void> {
  const standing = await tx.heldDecisions.on(order.certificateId);
  const held = await tx.heldDecisions.insert(holdDecision(order, actor.userId, now, hold, standing));
  tx.audit.record(decisionHeld(held));
  // A decision ends the claim.
  await tx.claims.end(order.certificateId);
  await tx.outbox.add('certificate.decide', { decisionId: held.id }, held.until);
}

/** Whoever changes a record, or removes it, ends what is held of it; its row is locked then. */
export async function dropHeldOn(
  tx: Transaction,
  certificateId: number,
  actorId: number | null,
  cause: DropCause,
): Promise<void> {
  const held = await tx.heldDecisions.on(certificateId);
  if (!held || !(await tx.heldDecisions.end(held.id))) return;
  tx.audit.record(decisionDropped(actorId, held, cause));
  await tellOfficer(tx, held, cause);
}

/** Whose decision it was is told that it was not carried out. */
export async function tellOfficer(
  tx: Transaction,
  { certificateId, decidedBy, action }: HeldDecision,
  cause: DropCause,
): Promise<void> {
  await tx.outbox.add('mail.decision-dropped', { certificateId, userId: decidedBy, action, cause });
}
