import type { AnchoredEnd, AuditAnchor } from '../../domain/audit/anchor.js';
import type { AuditEntry, AuditEvent, AuditFilter, AuditSort } from '../../domain/audit/audit-event.js';
import type { ListRequest } from '../../domain/shared/list.js';
import type { Page } from '../../domain/shared/page.js';

/** The trail inside a transaction. Events are written right before the commit, chained to those before them. */
export interface AuditTrail {
  record(entry: AuditEntry): void;
}

/** What is wrong with a chain, and from which event on; no event where the end or the beginning is. */
export interface ChainBreak {
  readonly eventId: number | null;
  readonly problem: string;
}

export interface ChainCheck {
  /** How many events were found in order. */
  readonly checked: number;
  /** The first event of each broken chain, and what is wrong with it; no event where the end of a chain is missing. */
  readonly broken: readonly ChainBreak[];
}

export abstract class AuditReader {
  abstract findById(id: number): Promise<AuditEvent | null>;
  /** In any order, and by time within it. With a filter, totals above 100,000 are told as that. */
  abstract list(request: ListRequest<AuditSort, AuditFilter>): Promise<Page<AuditEvent>>;
  /**
   * Walks every chain from its beginning, and compares it with what was sealed of it.
   * @param keptSince what is younger is too young to have been removed.
   */
  abstract check(anchors?: readonly AuditAnchor[], keptSince?: Date): Promise<ChainCheck>;
  /** Where the chains end now. */
  abstract ends(): Promise<AnchoredEnd[]>;
}
