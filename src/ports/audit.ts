import type { Page, PageRequest } from '../domain/shared/page.js';

/** `<what>.<verb in the past>`, such as `certificate.rejected` or `login.failed`. */
export type AuditAction = `${string}.${string}`;

/** What is told of one event. Never a password, a code, a token or a whole passport number. */
export interface AuditEntry {
  /** Who did it; `null` for nobody signed in and for the service itself. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  /** What it was done to, such as `{ type: 'certificate', id: '17' }`. */
  readonly subject: { readonly type: string; readonly id: string } | null;
  /** What changed, as it was and as it is. */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

export interface AuditEvent extends AuditEntry {
  readonly id: number;
  readonly at: Date;
}

/** The trail inside a transaction. Events are written right before the commit, chained to those before them. */
export interface AuditTrail {
  record(entry: AuditEntry): void;
}

export interface AuditFilter {
  readonly actorId?: number;
  readonly action?: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  readonly since?: Date;
  readonly until?: Date;
}

export interface ChainCheck {
  readonly checked: number;
  /** The first event of each broken chain, and what is wrong with it. */
  readonly broken: ReadonlyArray<{ readonly eventId: number | null; readonly problem: string }>;
}

export abstract class AuditReader {
  /** Newest first. */
  abstract list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEvent>>;
  /** Walks every chain from its beginning. */
  abstract check(): Promise<ChainCheck>;
}
