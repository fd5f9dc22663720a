import type { AuditSubjectType } from './audit-actions.js';
import type { AuditEntry } from './audit-event.js';

/** Somebody has seen one record, or a part of it. */
export function recordRead(actorId: number, what: AuditSubjectType, id: number): AuditEntry {
  return { actorId, action: 'record.read', subject: { type: what, id: String(id) } };
}

/** Somebody has seen a page of a list. */
export function listRead(actorId: number, what: AuditSubjectType, ids: readonly number[]): AuditEntry {
  return { actorId, action: 'list.read', subject: null, after: { of: what, rows: ids.length, ids } };
}

/** A group of rows is on its way out in a table. */
export function rowsExported(actorId: number, what: AuditSubjectType, ids: readonly number[]): AuditEntry {
  return { actorId, action: 'list.read', subject: null, after: { of: what, rows: ids.length, ids, export: true } };
}

/** The same read by the same account, several times within a moment. */
export function repeated(entry: AuditEntry, times: number): AuditEntry {
  return times === 1 ? entry : { ...entry, after: { ...entry.after, times } };
}
