import { AsyncResource } from 'node:async_hooks';
import type { AuditEntry } from '../../domain/audit/audit-event.js';

interface Note {
  readonly entry: AuditEntry;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** So many entries at most hang on a chain in one go: whoever comes next waits for its end. */
const MOST = 50;
/** So many transactions at once: one alone would make whoever just missed it wait for its commit as well. */
const WRITERS = 2;

/**
 * Entries that stand for themselves, such as a public look-up. Those that come in within one turn of the event loop,
 * and those that come in while others are being written, share a transaction: each caller waits for its commit as it
 * would for one of its own, and many cost hardly more than one.
 */
export class AuditNotes {
  private readonly waiting: Note[] = [];
  private writers = 0;
  private isDue = false;
  /** What is written belongs to several requests: it goes on in the context of none of them. */
  private readonly start: () => void;

  constructor(private readonly write: (entries: readonly AuditEntry[]) => Promise<void>) {
    this.start = AsyncResource.bind(() => void this.writeAll());
  }

  /** Resolves when the entry is committed. */
  add(entry: AuditEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      if (this.isDue || this.writers >= WRITERS) return;
      this.isDue = true;
      setImmediate(this.start);
    });
  }

  private async writeAll(): Promise<void> {
    this.isDue = false;
    this.writers += 1;
    while (this.waiting.length > 0) {
      const notes = this.waiting.splice(0, MOST);
      try {
        await this.write(notes.map(({ entry }) => entry));
        for (const { resolve } of notes) resolve();
      } catch (error) {
        for (const { reject } of notes) reject(error);
      }
    }
    this.writers -= 1;
  }
}
