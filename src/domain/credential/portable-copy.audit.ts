import type { AuditEntry } from '../audit/audit-event.js';
import type { Report } from '../report/report.js';

/** Staff took a portable copy of a report. */
export function portableCopyTaken(actorId: number, { id, number, edition, certificateId }: Report): AuditEntry {
  return {
    actorId,
    action: 'report.copied',
    subject: { type: 'report', id: String(id) },
    after: { number, edition, certificateId },
  };
}
