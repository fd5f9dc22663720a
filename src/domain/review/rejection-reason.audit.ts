import type { AuditEntry } from '../audit/audit-event.js';
import type { RejectionReason } from './rejection-reason.js';

/** One change of the saved reasons: one that is new, changed (both are given) or gone. */
export function rejectionReasonChange(
  actorId: number,
  before: RejectionReason | null,
  after: RejectionReason | null,
): AuditEntry {
  const record = after ?? before;
  const verb = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return {
    actorId,
    action: `rejection-reason.${verb}`,
    subject: record && { type: 'rejection-reason', id: String(record.id) },
    before,
    after,
  };
}
