import { AsyncLocalStorage } from 'node:async_hooks';
import { message } from '../../src/domain/messages/message.js';
import { DomainError } from '../../src/domain/shared/domain-error.js';
import {
  type HeldKey,
  IdempotencyKeys,
  type KeptAnswer,
  type KeyState,
  type KeyUse,
} from '../../src/platform/idempotency/idempotency-keys.port.js';

interface Row {
  readonly id: number;
  readonly use: KeyUse;
  readonly madeAt: number;
  token: string;
  leaseUntil: number;
  committed: boolean;
  answer: KeptAnswer | null;
}

/** Keys in memory, for the requests of one process. */
export class InMemoryIdempotencyKeys extends IdempotencyKeys {
  readonly #rows = new Map<string, Row>();
  readonly #open = new AsyncLocalStorage<HeldKey>();
  #last = 0;

  async take(use: KeyUse, leaseMs: number, now: Date): Promise<KeyState> {
    const place = `${use.userId} ${use.key}`;
    const row = this.#rows.get(place);
    const leaseUntil = now.getTime() + leaseMs;
    if (!row) {
      const made: Row = {
        id: ++this.#last,
        use,
        madeAt: now.getTime(),
        token: this.#token(),
        leaseUntil,
        committed: false,
        answer: null,
      };
      this.#rows.set(place, made);
      return { kind: 'held', held: { id: made.id, token: made.token } };
    }
    if (!use.fingerprints.includes(row.use.fingerprints[0])) return { kind: 'mismatch' };
    if (row.answer) return { kind: 'answered', answer: row.answer };
    if (row.leaseUntil > now.getTime()) return { kind: 'in_progress' };
    if (row.committed) return { kind: 'done' };
    Object.assign(row, { token: this.#token(), leaseUntil });
    return { kind: 'held', held: { id: row.id, token: row.token } };
  }

  async renew(held: HeldKey, leaseMs: number, now: Date): Promise<boolean> {
    const row = this.#find(held);
    if (row) row.leaseUntil = now.getTime() + leaseMs;
    return row !== null;
  }

  within<T>(held: HeldKey, work: () => T): T {
    return this.#open.run(held, work);
  }

  /** What a unit of work does before its commit. */
  mark(): void {
    const held = this.#open.getStore();
    if (!held) return;
    const row = this.#find(held);
    if (!row) throw new DomainError('in_progress', message('other_request_running'), { retryAfter: 5 });
    row.committed = true;
  }

  async keep(held: HeldKey, answer: KeptAnswer): Promise<void> {
    const row = this.#find(held);
    if (row) row.answer = answer;
  }

  async release(held: HeldKey, now: Date): Promise<void> {
    const row = this.#find(held);
    if (!row) return;
    if (row.committed) row.leaseUntil = now.getTime();
    else this.#rows.delete(`${row.use.userId} ${row.use.key}`);
  }

  async forgetUser(userId: number): Promise<void> {
    const open = this.#open.getStore()?.id;
    for (const [place, { id, use }] of [...this.#rows]) {
      if (use.userId === userId && id !== open) this.#rows.delete(place);
    }
  }

  async forget(usedBefore: Date, limit: number): Promise<number> {
    const old = [...this.#rows].filter(([, { madeAt }]) => madeAt < usedBefore.getTime()).slice(0, limit);
    for (const [place] of old) this.#rows.delete(place);
    return old.length;
  }

  #find({ id, token }: HeldKey): Row | null {
    return [...this.#rows.values()].find((row) => row.id === id && row.token === token && !row.answer) ?? null;
  }

  #token(): string {
    return `token ${Math.random()}`;
  }
}
