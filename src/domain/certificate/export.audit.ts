import type { AuditEntry } from '../audit/audit-event.js';
import type { AuditValues } from '../audit/audit-values.js';

/**
 * Somebody begins to take certificates out as a table.
 * @param filter what was asked for; of words only that there were some.
 */
export function exportBegun(actorId: number, filter: AuditValues): AuditEntry {
  return { actorId, action: 'certificates.export-begun', subject: null, after: { filter: withoutWords(filter) } };
}

/** @param complete false where the reader went away, or the database did. */
export function exportEnded(actorId: number, rows: number, complete: boolean): AuditEntry {
  return { actorId, action: 'certificates.export-ended', subject: null, after: { rows, complete } };
}

/**
 * What of a filter is told as it was asked: choices, days and numbers, in which nobody can write a word of their own.
 */
const TOLD: ReadonlySet<string> = new Set([
  'ids',
  'status',
  'type',
  'view',
  'signal',
  'unclaimed',
  'ownerId',
  'assignedTo',
  'decidedBy',
  'rejectionReason',
  'appliedSince',
  'appliedUntil',
  'decidedSince',
  'decidedUntil',
]);

/** Of all else, such as words that may be a passport or a name, the trail keeps no more than that it was given. */
function withoutWords(filter: AuditValues): AuditValues {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => (TOLD.has(field) ? [field, value] : [factOf(field), true])));
}

const factOf = (field: string) => `by${field.charAt(0).toUpperCase()}${field.slice(1)}`;
