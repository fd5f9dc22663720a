import type { AuditAction, AuditEvent } from '../../domain/audit/audit-event.js';
import type { AuditEventRow } from './entities/audit.entity.js';
import { toDate } from './moments.js';

export function toEvent(row: AuditEventRow): AuditEvent {
  return {
    id: row.id,
    at: toDate(row.at),
    actorId: row.actor_id,
    // Written as one, and kept as it was.
    action: row.action as AuditAction,
    subject: row.subject_type === null ? null : { type: row.subject_type, id: row.subject_id ?? '' },
    before: fromJson(row.before_values),
    after: fromJson(row.after_values),
  };
}

/** A row that was changed by hand must not break the list that shows it. */
function fromJson(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { unreadable: text };
  }
}
