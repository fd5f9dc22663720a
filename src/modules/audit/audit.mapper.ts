import type { AuditAction, AuditSubjectType } from '../../domain/audit/audit-actions.js';
import type { AuditEntry, AuditEvent } from '../../domain/audit/audit-event.js';
import { auditJson } from '../../domain/audit/audit-values.js';
import { toDate } from '../../platform/db/moments.js';
import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import type { AuditHashes } from './audit-hash.adapter.js';

export function toEvent(row: AuditEventEntity): AuditEvent {
  return {
    id: row.id,
    at: toDate(row.at),
    actorId: row.actor_id,
    // Written as one, and kept as it was.
    action: row.action as AuditAction,
    subject:
      row.subject_type === null ? null : { type: row.subject_type as AuditSubjectType, id: row.subject_id ?? '' },
    before: fromJson(row.before_values),
    after: fromJson(row.after_values),
  };
}

export type ChainHead = Pick<AuditChainEntity, 'chain' | 'head' | 'length'>;

/** An entry as the next event of a chain, whose head is that of the last one. */
export function toNextRow(
  entry: AuditEntry,
  at: Date,
  { chain, head, length }: ChainHead,
  hashes: AuditHashes,
): Omit<AuditEventEntity, 'id'> {
  const event = {
    chain,
    sequence: length + 1,
    at: at.getTime(),
    actor_id: entry.actorId,
    action: entry.action,
    subject_type: entry.subject?.type ?? null,
    subject_id: entry.subject?.id ?? null,
    before_values: auditJson(entry.before),
    after_values: auditJson(entry.after),
    previous_hash: head,
  };
  return { ...event, hash: hashes.hash(event) };
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
