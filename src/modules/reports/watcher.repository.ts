import type { Language } from '../../domain/account/user.js';

/** Somebody who checked a report and wants to be told when it changes. */
export interface Watcher {
  readonly id: number;
  /** Of the report. */
  readonly number: string;
  /** As `normaliseEmail` leaves it. */
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  /** When the link of the mail was opened; `null` before, and nobody is told. */
  readonly confirmedAt: Date | null;
  /** From then on nobody is told any more, and the row goes. */
  readonly endsAt: Date;
}

export abstract class WatcherReader {
  abstract findById(id: number): Promise<Watcher | null>;
  /** Those who watch a report at a moment, and have confirmed that, by id, above `afterId`. */
  abstract findWatching(number: string, now: Date, afterId: number, limit: number): Promise<Watcher[]>;
  /** What an address watches, oldest first. */
  abstract findByEmail(email: string): Promise<Watcher[]>;
}

export interface WatcherStore {
  /**
   * Notes that an address is asked whether it wants to watch a report. Again, the language is that of now, and the end
   * too where it has not been confirmed.
   * @returns the id.
   */
  ask(watcher: Omit<Watcher, 'id' | 'confirmedAt'>): Promise<number>;
  /** Tells it from now on. @returns whether there is such a watcher. */
  confirm(id: number, now: Date, endsAt: Date): Promise<boolean>;
  remove(id: number): Promise<void>;
}
