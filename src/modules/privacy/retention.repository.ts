/**
 * What has been kept long enough. Each call is one short transaction over at most `limit` rows, oldest first, found by
 * an index; several processes may call it at once.
 */
export abstract class Retention {
  /** Removes sessions that ran out before a moment. @returns how many. */
  abstract removeSessions(ranOutBefore: Date, limit: number): Promise<number>;
  /** Removes verification codes. @returns how many. */
  abstract removeCodes(madeBefore: Date, limit: number): Promise<number>;
  /** Removes changes of addresses that were not confirmed in time. @returns how many. */
  abstract removeAddressChanges(endedBefore: Date, limit: number): Promise<number>;
  /** Removes counted failed logins. @returns how many. */
  abstract removeLoginFailures(windowEndedBefore: Date, limit: number): Promise<number>;
  /** Removes those who wanted to be told of a report's changes. @returns how many. */
  abstract removeWatchers(endedBefore: Date, limit: number): Promise<number>;
  /** Removes requests for access whose time has come. @returns how many. */
  abstract removeAccessRequests(endedBefore: Date, limit: number): Promise<number>;
  /** Removes jobs that were done; open and failed ones stay. @returns how many. */
  abstract removeJobs(doneBefore: Date, limit: number): Promise<number>;
  /** Removes links that ended before a moment, with their views. @returns how many. */
  abstract removeShares(endedBefore: Date, limit: number): Promise<number>;
  abstract removeWalletOffers(endedBefore: Date, limit: number): Promise<number>;
  /** Of used nonces, which nobody could use again after their time. */
  abstract removeWalletNonces(endedBefore: Date, limit: number): Promise<number>;
  /** Removes requests for personal data that were answered before a moment. @returns how many. */
  abstract removeDataRequests(answeredBefore: Date, limit: number): Promise<number>;
  /** Removes the oldest audit events of each chain, which can still be checked from there on. @returns how many. */
  abstract trimAudit(before: Date, limit: number): Promise<number>;
  /** Records of a status that nobody has changed since a moment. */
  abstract findUnchanged(status: 'Unverified' | 'Rejected', changedBefore: Date, limit: number): Promise<number[]>;
  /** Verified records that were kept of accounts erased before a moment. */
  abstract findErasedRecords(erasedBefore: Date, limit: number): Promise<number[]>;
  /** Accounts erased before a moment. */
  abstract findErasedUsers(erasedBefore: Date, limit: number): Promise<number[]>;
  /**
   * Accounts erased since a moment that own a record, or a file about as young: something may have come in while they
   * were erased.
   */
  abstract findWithRemains(erasedSince: Date, limit: number): Promise<number[]>;
}
