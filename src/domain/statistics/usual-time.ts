import { workingDaysBetween } from '../review/review-promise.js';
import { DAY_MS } from '../shared/calendar.js';
import { percentile } from './percentile.js';

/** Days back whose decisions tell how long one takes. */
const DAYS_BACK = 90;
/** Of fewer decisions nothing is told: a single slow one would speak for all. */
const FEWEST = 20;

export interface Decided {
  readonly appliedAt: Date;
  readonly decidedAt: Date;
}

/** Half of the applications are decided within `from` working days, four of five within `to`. */
export interface UsualTime {
  readonly from: number;
  readonly to: number;
}

export function usualTimeSince(now: Date): Date {
  return new Date(now.getTime() - DAYS_BACK * DAY_MS);
}

/** In whole working days, at least one; `null` where too little was decided. */
export function usualTime(decided: readonly Decided[]): UsualTime | null {
  if (decided.length < FEWEST) return null;
  const days = decided.map(({ appliedAt, decidedAt }) => workingDaysBetween(appliedAt, decidedAt));
  const within = (share: number) => Math.max(1, Math.ceil(percentile(days, share) ?? 1));
  return { from: within(0.5), to: within(0.8) };
}
