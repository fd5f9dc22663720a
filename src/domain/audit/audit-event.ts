import { isRecordId } from '../shared/record-id.js';
import type { AuditAction, AuditSubjectType } from './audit-actions.js';

/** What an event was about, such as `{ type: 'certificate', id: '17' }`. */
export interface AuditSubject {
  readonly type: AuditSubjectType;
  readonly id: string;
}

/** What is told of one event. Never a password, a code, a token or a whole passport number. */
export interface AuditEntry {
  /** Who did it; `null` for nobody signed in and for the service itself. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly subject: AuditSubject | null;
  /** What changed, by field, as it was and as it is; kept as `auditJson` leaves it. */
  readonly before?: object | null;
  readonly after?: object | null;
}

export interface AuditEvent extends AuditEntry {
  readonly id: number;
  readonly at: Date;
}

/** The account that an event is about; `null` where it is about something else. */
export function subjectAccount({ subject }: Pick<AuditEntry, 'subject'>): number | null {
  const id = subject?.type === 'user' ? Number(subject.id) : null;
  return isRecordId(id) ? id : null;
}

export interface AuditFilter {
  readonly ids?: readonly number[];
  readonly actorId?: number;
  /** Any of these. */
  readonly actorIds?: readonly number[];
  readonly action?: string;
  /** Only what tells of reads, or only the rest. */
  readonly reads?: boolean;
  readonly subjectType?: string;
  readonly subjectId?: string;
  /** Events from this moment on. */
  readonly since?: Date;
  /** Events before this moment. */
  readonly until?: Date;
  /** Those that any of this is true of. */
  readonly any?: {
    readonly actorIds: readonly number[];
    readonly actions: readonly AuditAction[];
    readonly subjectId: string;
  };
}

export type AuditSort = 'at' | 'actorId' | 'action' | 'subjectType' | 'subjectId';
