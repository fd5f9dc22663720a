import type { Bounce } from '../../domain/bounce/bounce.js';

export abstract class BounceReader {
  abstract findByUser(userId: number): Promise<Bounce | null>;
  /** Of these accounts, by their ids. */
  abstract of(userIds: readonly number[]): Promise<ReadonlyMap<number, Bounce>>;
}

export interface BounceStore {
  /** The account is locked. */
  find(userId: number): Promise<Bounce | null>;
  put(bounce: Bounce): Promise<void>;
  /**
   * Notes that a message is counted. Those of so long ago that their token has ended are forgotten.
   * @param digest SHA-256 of the message. The account that it is of is locked.
   * @returns false where it was counted before.
   */
  takeOnce(digest: string, now: Date): Promise<boolean>;
  /** @returns whether there was one. */
  remove(userId: number): Promise<boolean>;
  /** Applications under review of an account, whose officers are to know. */
  reviewedOf(userId: number): Promise<readonly number[]>;
}
