import type { AuditEntry } from '../audit/audit-event.js';
import type { AuditValues } from '../audit/audit-values.js';

/** Somebody begins to take certificates out as a table. @param filter what was asked for; a person or a document only as the fact. */
export function exportBegun(actorId: number, filter: AuditValues): AuditEntry {
  return { actorId, action: 'certificates.export-begun', subject: null, after: { filter: withoutSubjects(filter) } };
}

/** @param complete false where the reader went away, or the database did. */
export function exportEnded(actorId: number, rows: number, complete: boolean): AuditEntry {
  return { actorId, action: 'certificates.export-ended', subject: null, after: { rows, complete } };
}

/** What tells one person or document from all others, and what is noted instead. */
const FACTS: ReadonlyMap<string, string> = new Map([
  ['name', 'byName'],
  ['email', 'byEmail'],
  ['passport', 'byPassport'],
  ['certNo', 'byCertNo'],
]);

function withoutSubjects(filter: AuditValues): AuditValues {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => {
      const fact = FACTS.get(field);
      return fact === undefined ? [field, value] : [fact, true];
    }),
  );
}
