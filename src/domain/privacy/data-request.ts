import type { AuditEntry } from '../audit/audit-event.js';
import { message } from '../messages/message.js';
import { DAY_MS } from '../shared/calendar.js';
import { DomainError } from '../shared/domain-error.js';

export const DATA_REQUEST_KINDS = ['export', 'erasure'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** Personal Data Protection Act 2010, section 31: a request is answered within 21 days. */
const ANSWER_DAYS = 21;

/** What somebody asked for about the data that is held of them. */
export interface DataRequest {
  readonly id: number;
  readonly userId: number;
  readonly kind: DataRequestKind;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly doneAt: Date | null;
  /** Who of staff did it; `null` where the service did, or nobody yet. */
  readonly doneBy: number | null;
}

export type NewDataRequest = Omit<DataRequest, 'id' | 'doneAt' | 'doneBy'>;

export function askFor(kind: DataRequestKind, userId: number, now: Date): NewDataRequest {
  return { userId, kind, askedAt: now, dueAt: new Date(now.getTime() + ANSWER_DAYS * DAY_MS) };
}

/** Staff have done what the service could not finish. @throws DomainError `illegal_transition` for one that is done. */
export function finishRequest(request: DataRequest, doneBy: number, now: Date): DataRequest {
  if (request.doneAt) throw new DomainError('illegal_transition', message('request_done'));
  return { ...request, doneAt: now, doneBy };
}

export function requestFinished(actorId: number, { id, userId, kind }: DataRequest): AuditEntry {
  return {
    actorId,
    action: 'data-request.done',
    subject: { type: 'data-request', id: String(id) },
    after: { userId, kind },
  };
}
