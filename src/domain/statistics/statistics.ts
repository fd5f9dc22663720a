import type { CertificateStatus } from '../certificate/certificate.machine.js';
import { type Day, dayOf, startOfDay } from '../shared/calendar.js';

const DAY_MS = 24 * 3_600_000;
/** Days that the decisions are told of, today included. */
export const DAYS_TOLD = 30;

/** How long applications have been waiting, in days: from `from`, and less than `to`. */
export const AGES = {
  underOneDay: { from: 0, to: 1 },
  oneToThreeDays: { from: 1, to: 3 },
  threeToSevenDays: { from: 3, to: 7 },
  overSevenDays: { from: 7, to: Number.POSITIVE_INFINITY },
} as const;
export type Age = keyof typeof AGES;

/** When applications of an age were made: after `after`, at `until` or before; `null` is for ever. */
export interface Span {
  readonly after: Date | null;
  readonly until: Date | null;
}

export function spanOf(age: Age, now: Date): Span {
  const { from, to } = AGES[age];
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { after: Number.isFinite(to) ? ago(to) : null, until: from === 0 ? null : ago(from) };
}

export interface DayOfDecisions {
  readonly day: Day;
  readonly approved: number;
  readonly rejected: number;
}

export interface Waiting {
  readonly ages: Readonly<Record<Age, number>>;
  readonly oldest: { readonly id: number; readonly appliedAt: Date } | null;
}

export interface Statistics {
  readonly at: Date;
  readonly byStatus: Readonly<Record<CertificateStatus, number>>;
  readonly waiting: Waiting;
  /** A row for each of the days, the oldest first. */
  readonly decisions: readonly DayOfDecisions[];
  /** Between the application and the decision, in milliseconds; `null` where nothing was decided. */
  readonly medianDecision: number | null;
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

/** A row for every day, days without a decision included. */
export function everyDay(now: Date, known: readonly DayOfDecisions[]): DayOfDecisions[] {
  const byDay = new Map(known.map((row) => [row.day, row]));
  return daysTold(now).map((day) => byDay.get(day) ?? { day, approved: 0, rejected: 0 });
}

/** The middle one, or the mean of the two in the middle. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
