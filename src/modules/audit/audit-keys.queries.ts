import type { AuditEventEntity } from './audit.entity.js';
import type { ChainBreak } from './audit.repository.js';

/** While the key is being changed, processes with the old one and the new one write side by side. */
const CHANGE_MS = 24 * 3_600_000;

interface Span {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly lastId: number;
}

/** From when to when events were keyed with which key, over all chains. */
export class KeySpans {
  private readonly spans = new Map<number, Span>();

  /** @param key 0 for the present one, 1 for the one before. */
  add(key: number, { id, at }: Pick<AuditEventEntity, 'id' | 'at'>): void {
    const span = this.spans.get(key);
    if (!span) {
      this.spans.set(key, { firstAt: at, lastAt: at, lastId: id });
      return;
    }
    const latest = at > span.lastAt ? { lastAt: at, lastId: id } : {};
    this.spans.set(key, { ...span, ...latest, firstAt: Math.min(at, span.firstAt) });
  }

  /**
   * What was keyed with a key that had been changed by then: whoever has an old key must not be able to go on with it.
   */
  outdated(): ChainBreak[] {
    const known = [...this.spans].sort(([one], [other]) => one - other);
    return known.flatMap(([key, { lastAt, lastId }]) => {
      const changedAt = Math.min(...known.filter(([newer]) => newer < key).map(([, { firstAt }]) => firstAt));
      if (lastAt <= changedAt + CHANGE_MS) return [];
      return [{ eventId: lastId, problem: 'this event is keyed with an old key, long after that was changed' }];
    });
  }
}
