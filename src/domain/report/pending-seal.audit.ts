import type { AuditEntry } from '../audit/audit-event.js';
import type { Report } from './report.js';

/** A report had lost the job that renders it, and got another. @param actorId `null` for the sweep. */
export function renderOrdered(actorId: number | null, { id, number, edition }: Report, jobId: number): AuditEntry {
  return {
    actorId,
    action: 'report.render-ordered',
    subject: { type: 'report', id: String(id) },
    after: { number, edition, jobId },
  };
}

/** Staff had a render tried again that was given up. */
export function renderRetried(actorId: number, { id }: Report, jobId: number): AuditEntry {
  return { actorId, action: 'report.render-retried', subject: { type: 'report', id: String(id) }, after: { jobId } };
}
