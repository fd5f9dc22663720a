import type { AnchoredEnd } from '../../domain/audit/anchor.js';
import type { AuditChainEntity, AuditEventEntity } from './audit.entity.js';
import type { ChainBreak } from './audit.repository.js';
import { type AuditHashes, unkeyedHash } from './audit-hash.adapter.js';
import type { KeySpans } from './audit-keys.queries.js';

/** The end of a chain as an anchor of ours noted it. */
export type DatedEnd = AnchoredEnd & {
  readonly at: string;
  /** Whether the anchor says for how long events were kept: those of 1.0.0 do not, which may have been less. */
  readonly tellsDays: boolean;
};

/** Follows one chain, event by event, until something is wrong. */
export class ChainWalk {
  /** How many events were in order. */
  walked = 0;
  private last: AuditEventEntity | null = null;
  private readonly anchored: ReadonlyMap<number, DatedEnd>;

  /**
   * @param from where the chain begins: what was before has been removed for its age.
   * @param keptSince nothing that is younger can have been removed.
   */
  constructor(
    private readonly from: AuditChainEntity,
    private readonly hashes: AuditHashes,
    private readonly ends: readonly DatedEnd[],
    private readonly spans: KeySpans,
    private readonly keptSince: Date | null = null,
  ) {
    this.anchored = new Map(ends.map((end) => [end.length, end]));
  }

  /** The sequence number that the next event must have. */
  private get next(): number {
    return this.from.trimmed + this.walked + 1;
  }

  private get lastHash(): string {
    return this.last?.hash ?? this.from.trimmed_hash;
  }

  /** Judges where the chain begins. */
  begin(): ChainBreak | null {
    if (!this.hashes.isMarked(this.from)) {
      const cause = 'it was cut, or AUDIT_KEY and AUDIT_KEYS_OLD lack its key';
      return { eventId: null, problem: `the mark where ${this.name} begins is not ours: ${cause}` };
    }
    const { trimmed, trimmed_hash } = this.from;
    return this.contradiction(null, trimmed, trimmed_hash) ?? this.cutTooFar();
  }

  /** What came after an anchor is no older than it. */
  private cutTooFar(): ChainBreak | null {
    const { keptSince } = this;
    const { trimmed } = this.from;
    const passed =
      keptSince &&
      this.ends.find(({ at, tellsDays, length }) => tellsDays && Date.parse(at) > +keptSince && length < trimmed);
    if (!passed) return null;
    const cut = `it begins after event ${trimmed}, and had ${passed.length} events at ${passed.at} by the anchor of that day`;
    return { eventId: null, problem: `what ${this.name} tells was removed before its time: ${cut}` };
  }

  /** Takes the next event as stored. @returns what is wrong, if anything is. */
  take(event: AuditEventEntity): ChainBreak | null {
    const found = this.breakOf(event) ?? this.contradiction(event.id, event.sequence, event.hash);
    if (found) return found;
    this.walked += 1;
    this.last = event;
    return null;
  }

  /** Compares what was walked with the end that is noted of the chain. */
  end({ head, length }: AuditChainEntity): ChainBreak | null {
    const missing = length - this.next + 1;
    if (missing > 0) return { eventId: null, problem: `the last ${missing} events of ${this.name} are missing` };
    if (missing < 0) return { eventId: this.last?.id ?? null, problem: `${this.name} ended before this event` };
    if (head !== this.lastHash) {
      return { eventId: this.last?.id ?? null, problem: `the end noted of ${this.name} is not this event as it is` };
    }
    return this.cutTail(length);
  }

  /** An end that was sealed is further on than the one that is noted. */
  private cutTail(length: number): ChainBreak | null {
    const beyond = this.ends.find((end) => end.length > length);
    if (!beyond) return null;
    const had = `it had ${beyond.length} events at ${beyond.at} by the anchor of that day, and has ${length}`;
    return { eventId: null, problem: `the tail of ${this.name} was cut off: ${had}` };
  }

  /** What a sealed end says of this place. */
  private contradiction(eventId: number | null, sequence: number, hash: string): ChainBreak | null {
    const end = this.anchored.get(sequence);
    if (!end || end.head === hash) return null;
    const was = `by the anchor of ${end.at} event ${sequence} was another one`;
    return { eventId, problem: `${this.name} was rewritten up to here or further: ${was}` };
  }

  private breakOf(event: AuditEventEntity): ChainBreak | null {
    if (event.sequence !== this.next) {
      const problem =
        event.sequence > this.next
          ? `${event.sequence - this.next} events of ${this.name} before this one are missing`
          : `this event was put into ${this.name} before its beginning`;
      return { eventId: event.id, problem };
    }
    const misfit = this.misfit(event);
    if (misfit) return { eventId: event.id, problem: misfit };
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

  /** Whether the hash of an event is that of what it says. */
  private misfit(event: AuditEventEntity): string | null {
    if (event.sequence < this.from.keyed_from) {
      return unkeyedHash(event) === event.hash ? null : 'this event was changed';
    }
    const key = this.hashes.keyOf(event);
    if (key !== null) {
      this.spans.add(key, event);
      return null;
    }
    if (unkeyedHash(event) !== event.hash) return 'this event was changed';
    return 'this event was changed, and its hash made to fit without AUDIT_KEY';
  }

  private get name(): string {
    return `chain ${this.from.chain}`;
  }
}
