import type { AuditEntry } from '../audit/audit-event.js';

/** Whom somebody found by one search over everything; what was typed may be a passport, and is not kept. */
export function peopleFound(
  actorId: number,
  found: { readonly certificates: readonly number[]; readonly users: readonly number[] },
): AuditEntry {
  return { actorId, action: 'search.answered', subject: null, after: { ...found } };
}
