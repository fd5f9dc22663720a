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
  /** From then on nobody is told any more, and the row goes. */
  readonly endsAt: Date;
}

export abstract class WatcherReader {
  abstract findById(id: number): Promise<Watcher | null>;
  /** Those who watch a report at a moment, by id, above `afterId`. */
  abstract findWatching(number: string, now: Date, afterId: number, limit: number): Promise<Watcher[]>;
  /** What an address watches, oldest first. */
  abstract findByEmail(email: string): Promise<Watcher[]>;
}

export interface WatcherStore {
  /** An address watches a report once: again, the language and the end are those of now. */
  put(watcher: Omit<Watcher, 'id'>): Promise<void>;
  remove(id: number): Promise<void>;
}
