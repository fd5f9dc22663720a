import type { AuditAction } from '../audit/audit-actions.js';
import type { AuditEvent } from '../audit/audit-event.js';
import type { PageRequest } from '../shared/page.js';
import { type CertificateStatus, STATUSES } from './certificate.machine.js';

/** A step of a record's history, as its audit event tells it. What an event does not tell is `null`. */
export interface HistoryStep {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** The record's version afterwards. */
  readonly version: number | null;
  readonly statusBefore: CertificateStatus | null;
  readonly statusAfter: CertificateStatus | null;
  /** The fields of the form that got other values. */
  readonly changed: readonly string[];
  /** Of a rejection, a correction or a withdrawal; the trail keeps the beginning of a long one. */
  readonly reason: string | null;
  readonly reportNumber: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

export function toStep({ id, at, actorId, action, before, after }: AuditEvent): HistoryStep {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return {
    id,
    at,
    actorId,
    action,
    version: typeof is?.version === 'number' ? is.version : null,
    statusBefore: statusIn(was),
    statusAfter: statusIn(is),
    changed: Array.isArray(is?.changed) ? is.changed.filter((field) => typeof field === 'string') : [],
    reason: textIn(is, 'reason'),
    reportNumber: textIn(is, 'reportNumber'),
    before: was,
    after: is,
  };
}

function fieldsOf(values: object | null | undefined): Record<string, unknown> | null {
  return values ? Object.fromEntries(Object.entries(values)) : null;
}

function statusIn(values: Record<string, unknown> | null): CertificateStatus | null {
  return STATUSES.find((status) => status === values?.status) ?? null;
}

function textIn(values: Record<string, unknown> | null, field: string): string | null {
  const text = values?.[field];
  return typeof text === 'string' ? text : null;
}

/**
 * Which steps of the record's own have to be read for a page that one more may stand on: one more than the page has,
 * before it.
 */
export function pageBeside({ offset, limit }: PageRequest): PageRequest {
  return offset === 0 ? { offset, limit } : { offset: offset - 1, limit: limit + 1 };
}

/**
 * @param steps as `pageBeside` asked for them, in their order.
 * @returns the page, with the other step in its place where it falls on it.
 */
export function withStep(
  steps: readonly HistoryStep[],
  other: HistoryStep,
  { offset, limit }: PageRequest,
  descending: boolean,
): HistoryStep[] {
  // Ids are given in the order of time.
  const all = [...steps, other].sort((one, next) => (descending ? next.id - one.id : one.id - next.id));
  return all.slice(offset === 0 ? 0 : 1).slice(0, limit);
}

/** What a caller who has seen an older version has not seen. */
export interface Stale {
  readonly currentVersion: number;
  /** Fields of the record that later saves changed, each once, in the order of the saves. */
  readonly changedFields: readonly string[];
}

/**
 * @param steps the newest of the record's history, in any order.
 * @param seen the version that the caller has seen.
 */
export function staleSince(steps: readonly HistoryStep[], seen: number, currentVersion: number): Stale {
  const missed = steps
    .filter(({ version }) => version !== null && version > seen && version <= currentVersion)
    .sort((a, b) => a.id - b.id);
  const fields = missed.flatMap(fieldsChangedBy);
  // The one change without an event of its own: a record gets its owner when a student registers with its email.
  if (missed.length < currentVersion - seen) fields.push('ownerId');
  return { currentVersion, changedFields: [...new Set(fields)] };
}

function fieldsChangedBy({
  action,
  changed,
  statusBefore,
  statusAfter,
  reason,
  reportNumber,
  before,
  after,
}: HistoryStep) {
  const fields = [...changed];
  if (statusBefore !== statusAfter) fields.push('status');
  if (before?.ownerId !== after?.ownerId) fields.push('ownerId');
  if (reason !== null && action !== 'certificate.corrected') fields.push('rejectReason');
  if (reportNumber !== null) fields.push('reportNumber');
  return fields;
}
