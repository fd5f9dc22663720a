import { AsyncResource } from 'node:async_hooks';
import type { AuditEntry } from '../../domain/audit/audit-event.js';

interface Note {
  readonly entry: AuditEntry;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** So many entries at most hang on a chain in one go: whoever comes next waits for its end. */
const MOST = 50;

/**
 * Entries that stand for themselves, such as a public look-up. Those that come in while others are being written share the next
 * transaction: each caller waits for its commit as it would for one of its own, and many cost hardly more than one.
 */
export class AuditNotes {
  private readonly waiting: Note[] = [];
  private writing = false;
  /** What is written belongs to several requests: it goes on in the context of none of them. */
  private readonly start: () => void;

  constructor(private readonly write: (entries: readonly AuditEntry[]) => Promise<void>) {
    this.start = AsyncResource.bind(() => void this.writeAll());
  }

  /** Resolves when the entry is committed. */
  add(entry: AuditEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      if (!this.writing) this.start();
    });
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const notes = this.waiting.splice(0, MOST);
      try {
        await this.write(notes.map(({ entry }) => entry));
        for (const { resolve } of notes) resolve();
      } catch (error) {
        for (const { reject } of notes) reject(error);
      }
    }
    this.writing = false;
  }
}
