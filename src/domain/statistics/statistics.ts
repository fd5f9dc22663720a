import { appliedWithin } from '../review/review-promise.js';
import { DAY_MS, type Day, dayOf, startOfDay } from '../shared/calendar.js';
import type { EnquiryFigures } from './enquiries.js';

/** Days that are told of, today included. */
export const DAYS_TOLD = 30;
/** Applications that have waited for up to so many working days stand together, up to what was promised. */
const AGE_STEPS = [1, 3];

/**
 * Applications of about one age: of `from` to `to` working days, made since one moment and before another. `null`:
 * without end.
 */
export interface AgeSpan {
  readonly from: number;
  readonly to: number | null;
  readonly since: Date | null;
  readonly until: Date | null;
}

/** From the youngest to those that wait for longer than was promised; they cover all times without overlapping. */
export function ageSpans(now: Date, promisedDays: number): AgeSpan[] {
  const steps = [...AGE_STEPS.filter((step) => step < promisedDays), promisedDays];
  const spans: AgeSpan[] = [];
  let [from, until]: [number, Date | null] = [0, null];
  for (const to of steps) {
    const since = appliedWithin(to, now);
    spans.push({ from, to, since, until });
    [from, until] = [to + 1, since];
  }
  return [...spans, { from, to: null, since: null, until }];
}

/** What came in and what went out on a day, as the records stand now. */
export interface DayOfWork {
  readonly day: Day;
  readonly applied: number;
  readonly approved: number;
  readonly rejected: number;
}

export interface OfficerLoad {
  /** `null`: assigned to nobody. */
  readonly id: number | null;
  readonly name: string | null;
  readonly waiting: number;
  readonly overdue: number;
  /** What they decided on the days told of. */
  readonly decided: number;
}

export interface UniversityLoad {
  readonly name: string;
  readonly waiting: number;
  /** What came in and what went out on the days told of. */
  readonly applied: number;
  readonly decided: number;
}

export interface ReasonCount {
  /** `null`: a reason that is not among the saved ones. */
  readonly id: number | null;
  /** `null` where there is no such reason any more. */
  readonly titleEn: string | null;
  readonly titleCn: string | null;
  readonly rejected: number;
}

export interface Statistics {
  readonly at: Date;
  readonly promisedDays: number;
  /** When the first of the days told of began. */
  readonly since: Date;
  readonly oldest: { readonly id: number; readonly appliedAt: Date } | null;
  readonly ages: readonly (AgeSpan & { readonly waiting: number })[];
  /** A row for each of the days, the oldest first. */
  readonly days: readonly DayOfWork[];
  /** Who is to decide what waits, or decided something. */
  readonly officers: readonly OfficerLoad[];
  /** Those of which most waits, or else came in, at most ten. */
  readonly universities: readonly UniversityLoad[];
  /** Of what was rejected on these days, the most frequent first. */
  readonly reasons: readonly ReasonCount[];
  /** Between application and decision, in milliseconds; `null` where nothing was decided. */
  readonly medianDecision: number | null;
  readonly slowDecision: number | null;
  readonly enquiries: EnquiryFigures;
  readonly failedJobs: number;
}

/** The days told of, the oldest first, in Malaysia. */
export function daysTold(now: Date): Day[] {
  return Array.from({ length: DAYS_TOLD }, (_, ago) => dayOf(new Date(now.getTime() - ago * DAY_MS))).reverse();
}

/** When the first of those days began. */
export function toldSince(now: Date): Date {
  return startOfDay(dayOf(new Date(now.getTime() - (DAYS_TOLD - 1) * DAY_MS)));
}

/** A row for every day, days on which nothing happened included. */
export function everyDay(now: Date, known: readonly DayOfWork[]): DayOfWork[] {
  const byDay = new Map(known.map((row) => [row.day, row]));
  return daysTold(now).map((day) => byDay.get(day) ?? { day, applied: 0, approved: 0, rejected: 0 });
}
