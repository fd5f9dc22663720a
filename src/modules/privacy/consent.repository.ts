import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';
import type { NoticeName } from '../../domain/privacy/notice.js';

export abstract class ConsentReader {
  /** Oldest first. */
  abstract findByUser(userId: number): Promise<Consent[]>;
}

/** Only ever added to: a consent that was given stays as it was given. */
export interface ConsentStore {
  /** Whether a user has agreed to a notice, in whatever version and language. */
  has(userId: number, notice: NoticeName): Promise<boolean>;
  /** The same wording in the same language is agreed to once: again, it is the first one that is answered. */
  add(userId: number, given: ConsentGiven, now: Date): Promise<{ readonly consent: Consent; readonly isNew: boolean }>;
}
