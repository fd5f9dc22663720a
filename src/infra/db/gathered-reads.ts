import { AsyncResource } from 'node:async_hooks';

interface Asked<Found> {
  readonly answer: Promise<Found | null>;
  readonly resolve: (found: Found | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** So many keys at most stand in one statement. */
const MOST = 100;

/**
 * Reads of single rows by their keys. Those that are asked for in one turn of the event loop become one statement, sent at the end of
 * that turn: on a busy server most of what such a read costs is the way to the database and back. No answer is older than the
 * question.
 */
export class GatheredReads<Key, Found> {
  private waiting = new Map<Key, Asked<Found>>();
  /** What is read belongs to several requests: it goes on in the context of none of them. */
  private readonly start: () => void;

  constructor(private readonly read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>) {
    this.start = AsyncResource.bind(() => this.readAll());
  }

  /** `null` for what is not there. */
  find(key: Key): Promise<Found | null> {
    const before = this.waiting.get(key);
    if (before) return before.answer;
    if (this.waiting.size === 0) setImmediate(this.start);
    const asked = ask<Found>();
    this.waiting.set(key, asked);
    return asked.answer;
  }

  private readAll(): void {
    const all = [...this.waiting];
    this.waiting = new Map();
    for (let first = 0; first < all.length; first += MOST) void this.readSome(all.slice(first, first + MOST));
  }

  private async readSome(some: readonly (readonly [Key, Asked<Found>])[]): Promise<void> {
    try {
      const found = await this.read(some.map(([key]) => key));
      for (const [key, { resolve }] of some) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [, { reject }] of some) reject(error);
    }
  }
}

function ask<Found>(): Asked<Found> {
  let settle: Pick<Asked<Found>, 'resolve' | 'reject'> | undefined;
  const answer = new Promise<Found | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise begins at once');
  return { answer, ...settle };
}
