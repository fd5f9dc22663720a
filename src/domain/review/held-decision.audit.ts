import type { AuditEntry } from '../audit/audit-event.js';
import type { DropCause, HeldDecision } from './held-decision.js';

/** A step of the record's history: nothing has changed yet. What becomes of it is told by the decision's own event. */
export function decisionHeld({ decidedBy, until, ...held }: HeldDecision): AuditEntry {
  const { action, reason, groups } = held;
  return entry(held, 'decision.held', decidedBy, {
    decision: action,
    until: until.toISOString(),
    ...(reason === null ? {} : { reason }),
    ...(groups.length === 0 ? {} : { groups }),
  });
}

export function decisionUndone(actorId: number, held: HeldDecision): AuditEntry {
  return entry(held, 'decision.undone', actorId, { decision: held.action, decidedBy: held.decidedBy });
}

/** @param actorId whose change ended it; `null` where it could not be carried out. */
export function decisionDropped(actorId: number | null, held: HeldDecision, cause: DropCause): AuditEntry {
  return entry(held, 'decision.dropped', actorId, { decision: held.action, decidedBy: held.decidedBy, cause });
}

function entry(
  { certificateId }: Pick<HeldDecision, 'certificateId'>,
  action: AuditEntry['action'],
  actorId: number | null,
  after: Readonly<Record<string, unknown>>,
): AuditEntry {
  return { actorId, action, subject: { type: 'certificate', id: String(certificateId) }, after };
}
