import type { AuditEntry } from '../audit/audit-event.js';
import type { Report } from '../report/report.js';

/** Staff took a verifiable credential of a report. */
export function credentialTaken(actorId: number, { id, number, edition, certificateId }: Report): AuditEntry {
  return {
    actorId,
    action: 'report.copied',
    subject: { type: 'report', id: String(id) },
    after: { number, edition, certificateId },
  };
}
