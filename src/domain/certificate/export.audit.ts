import type { AuditEntry } from '../audit/audit-event.js';
import type { AuditValues } from '../audit/audit-values.js';

/** Somebody begins to take certificates out as a table. @param filter what was asked for; a name only as the fact. */
export function exportBegun(actorId: number, filter: AuditValues): AuditEntry {
  return { actorId, action: 'certificates.export-begun', subject: null, after: { filter: withoutName(filter) } };
}

/** @param complete false where the reader went away, or the database did. */
export function exportEnded(actorId: number, rows: number, complete: boolean): AuditEntry {
  return { actorId, action: 'certificates.export-ended', subject: null, after: { rows, complete } };
}

function withoutName({ name, ...rest }: AuditValues): AuditValues {
  return name === undefined ? rest : { ...rest, byName: true };
}
