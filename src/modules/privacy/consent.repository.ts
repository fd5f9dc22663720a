import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';

export abstract class ConsentReader {
  /** Oldest first. */
  abstract findByUser(userId: number): Promise<Consent[]>;
}

/** Only ever added to: a consent that was given stays as it was given. */
export interface ConsentStore {
  /** The same wording in the same language is agreed to once: again, it is the first one that is answered. */
  add(userId: number, given: ConsentGiven, now: Date): Promise<{ readonly consent: Consent; readonly isNew: boolean }>;
}
