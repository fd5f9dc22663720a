import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import { auditHash } from './audit-hash.adapter.js';

type Break = { readonly eventId: number | null; readonly problem: string };

/** Follows one chain, event by event, until something is wrong. */
export class ChainWalk {
  /** How many events were in order. */
  walked = 0;
  private last: AuditEventEntity | null = null;

  /** @param from where the chain begins: what was before has been removed for its age. */
  constructor(private readonly from: Pick<AuditChainEntity, 'chain' | 'trimmed' | 'trimmed_hash'>) {}

  /** The sequence number that the next event must have. */
  private get next(): number {
    return this.from.trimmed + this.walked + 1;
  }

  private get lastHash(): string {
    return this.last?.hash ?? this.from.trimmed_hash;
  }

  /** Takes the next event as stored. @returns what is wrong, if anything is. */
  take(event: AuditEventEntity): Break | null {
    const found = this.breakOf(event);
    if (found) return found;
    this.walked += 1;
    this.last = event;
    return null;
  }

  /** Compares what was walked with the end that is noted of the chain. */
  end({ head, length }: AuditChainEntity): Break | null {
    const missing = length - this.next + 1;
    if (missing > 0) return { eventId: null, problem: `the last ${missing} events of ${this.name} are missing` };
    if (missing < 0) return { eventId: this.last?.id ?? null, problem: `${this.name} ended before this event` };
    if (head === this.lastHash) return null;
    return { eventId: this.last?.id ?? null, problem: `the end noted of ${this.name} is not this event as it is` };
  }

  private breakOf(event: AuditEventEntity): Break | null {
    if (event.sequence !== this.next) {
      const problem =
        event.sequence > this.next
          ? `${event.sequence - this.next} events of ${this.name} before this one are missing`
          : `this event was put into ${this.name} before its beginning`;
      return { eventId: event.id, problem };
    }
    if (auditHash(event) !== event.hash) return { eventId: event.id, problem: 'this event was changed' };
    if (event.previous_hash !== this.lastHash) {
      // This one agrees with itself: it is the one before that is not what it was.
      const changed = this.last ?? event;
      return { eventId: changed.id, problem: 'this event was changed, and its hash made to fit' };
    }
    // Ids are given under the lock of the chain.
    if (this.last && event.id <= this.last.id)
      return { eventId: event.id, problem: 'the id of this event was changed' };
    return null;
  }

  private get name(): string {
    return `chain ${this.from.chain}`;
  }
}
