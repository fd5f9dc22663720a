/** For how many days things are kept, after which they are removed. */
export interface RetentionDays {
  /** Sessions, from the moment at which they would have run out. */
  readonly sessions: number;
  readonly codes: number;
  /** Counted failed logins, from the end of their window. */
  readonly loginFailures: number;
  readonly idempotencyKeys: number;
  /** Jobs that were done. */
  readonly jobs: number;
  /** Links by which holders shared reports, with what their recipients did, from when they ended. */
  readonly shares: number;
  /** Drafts that nobody changes. */
  readonly drafts: number;
  /** Rejected applications that nobody changes. */
  readonly rejected: number;
  /** What stays of an erased account: issued reports with their records, photos and receipts, and consents. */
  readonly erased: number;
  /** The audit trail; 0 for ever. */
  readonly audit: number;
}

const DAY_MS = 24 * 3_600_000;

/** What is older than this moment has been kept for `days`. */
export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** When what begins to be kept now has been kept for `days`. */
export function keptUntil(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
