import type { AuditEntry } from '../audit/audit-event.js';
import type { AssignableRecord } from './assignment.js';

/** @param actorId `null` where it ended because the officer may review no longer. */
export function certificateAssigned(
  actorId: number | null,
  { id, assignee }: Pick<AssignableRecord, 'id' | 'assignee'>,
  userId: number | null,
): AuditEntry {
  return {
    actorId,
    action: 'certificate.assigned',
    subject: { type: 'certificate', id: String(id) },
    before: { assignedTo: assignee?.id ?? null },
    after: { assignedTo: userId },
  };
}
