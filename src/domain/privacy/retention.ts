import { DAY_MS } from '../shared/calendar.js';

/**
 * For how many days things are kept, after which they are removed. From the settings, which are injected by this class.
 */
export abstract class RetentionDays {
  /** Sessions, from the moment at which they would have run out. */
  abstract readonly sessions: number;
  abstract readonly codes: number;
  /** Counted failed logins, from the end of their window. */
  abstract readonly loginFailures: number;
  abstract readonly idempotencyKeys: number;
  /** Jobs that were done. */
  abstract readonly jobs: number;
  /** Links by which holders shared reports, with what their recipients did, from when they ended. */
  abstract readonly shares: number;
  /** Drafts that nobody changes. */
  abstract readonly drafts: number;
  /** Rejected applications that nobody changes. */
  abstract readonly rejected: number;
  /** What stays of an erased account: issued reports with their records, photos and receipts, and consents. */
  abstract readonly erased: number;
  /** The audit trail; 0 for ever. */
  abstract readonly audit: number;
}

/** Whoever sends a request again under its key may count on it for so long, whatever is set. */
export const LEAST_DAYS_OF_KEYS = 1;

/** What is older than this moment has been kept for `days`. */
export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** When what begins to be kept now has been kept for `days`. */
export function keptUntil(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
