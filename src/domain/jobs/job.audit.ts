import type { AuditEntry } from '../audit/audit-event.js';
import type { JobRecord } from './job.js';

export function jobRetried(actorId: number, { id, name, attempts }: JobRecord): AuditEntry {
  return {
    actorId,
    action: 'job.retried',
    subject: { type: 'job', id: String(id) },
    before: { state: 'failed', attempts },
    after: { state: 'open', name },
  };
}
