import type { Consent, ConsentGiven } from '../../domain/privacy/consent.js';
import type { NoticeName } from '../../domain/privacy/notice.js';

export abstract class ConsentReader {
  /** Oldest first. */
  abstract findByUser(userId: number): Promise<Consent[]>;
}

/** A consent that was given stays as it was given; that it was withdrawn is added to it. */
export interface ConsentStore {
  /**
   * Whether a user agrees to a notice, in whatever version and language. What is found is not withdrawn before this
   * transaction ends.
   */
  has(userId: number, notice: NoticeName): Promise<boolean>;
  /** The same wording in the same language holds once: again, it is the first one that is answered. */
  add(userId: number, given: ConsentGiven, now: Date): Promise<{ readonly consent: Consent; readonly isNew: boolean }>;
  /** Withdraws every consent of a user to a notice. @returns whether one was in force. */
  withdraw(userId: number, notice: NoticeName, now: Date): Promise<boolean>;
}
