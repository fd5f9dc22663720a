import type { AuditEntry } from '../../domain/audit/audit-event.js';

/**
 * The audit trail of reads: gathered, and written within a second. A process that is killed loses what it has not
 * written.
 */
export abstract class ReadTrail {
  /** @throws DomainError `unavailable` where too much waits already: what cannot be noted is not shown. */
  abstract add(entry: AuditEntry): void;
  /** Writes what is gathered, and gathers no more by the clock. */
  abstract end(): Promise<void>;
}
