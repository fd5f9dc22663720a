import type { AuditEntry, AuditSubject } from '../audit/audit-event.js';
import type { Factor, ProofMethod } from './factors.js';

const user = (id: number): AuditSubject => ({ type: 'user', id: String(id) });

export function factorAdded({ userId, id, kind }: Factor): AuditEntry {
  return { actorId: userId, action: 'factor.added', subject: user(userId), after: { factor: id, kind } };
}

export function factorRenamed(userId: number, id: number): AuditEntry {
  return { actorId: userId, action: 'factor.renamed', subject: user(userId), after: { factor: id } };
}

/** @param how it was shown that its user may have it removed. */
export function factorRemoved({ userId, id, kind }: Factor, how: ProofMethod): AuditEntry {
  return {
    actorId: userId,
    action: 'factor.removed',
    subject: user(userId),
    before: { factor: id, kind },
    after: { how },
  };
}

/** By an administrator, for somebody else: a second one has to ask for the same. */
export function removalAsked(actorId: number, userId: number): AuditEntry {
  return { actorId, action: 'factor.removal-asked', subject: user(userId) };
}

/** All of an account. @param actorId `null`: by an operator of the machine. @param askedBy the other administrator. */
export function factorsForgotten(
  actorId: number | null,
  userId: number,
  { factors, askedBy }: { readonly factors: number; readonly askedBy: number | null },
): AuditEntry {
  return { actorId, action: 'factor.all-removed', subject: user(userId), before: { factors }, after: { askedBy } };
}

export function recoveryCodesMade(userId: number): AuditEntry {
  return { actorId: userId, action: 'factor.codes-made', subject: user(userId) };
}

/** @param known whether whoever tries is signed in as the account. */
export function factorRefused(userId: number, method: ProofMethod, known: boolean): AuditEntry {
  return { actorId: known ? userId : null, action: 'factor.refused', subject: user(userId), after: { method } };
}
