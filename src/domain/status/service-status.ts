import { DAY_MS, type Day, dayOf, startOfDay } from '../shared/calendar.js';

/**
 * What the public can tell apart: pages and accounts; documents sent in and looked at; reports and mails, made in the
 * background.
 */
export const SERVICE_PARTS = ['site', 'files', 'reports'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

export const PART_STATES = ['up', 'slow', 'down'] as const;
export type PartState = (typeof PART_STATES)[number];
export type PartStates = Readonly<Record<ServicePart, PartState>>;

/** What a process knows of what it depends on. */
export interface Vitals {
  readonly database: 'up' | 'down';
  readonly storage: 'up' | 'down';
  /** How long the oldest overdue job has been waiting. */
  readonly oldestOverdueJobSeconds: number | null;
}

/** Work in the background is late, or stands. */
const LATE_SECONDS = 10 * 60;
const STANDING_SECONDS = 60 * 60;

export function partStates({ database, storage, oldestOverdueJobSeconds }: Vitals): PartStates {
  if (database === 'down') return { site: 'down', files: 'down', reports: 'down' };
  const overdue = oldestOverdueJobSeconds ?? 0;
  const reports = overdue >= STANDING_SECONDS ? 'down' : overdue >= LATE_SECONDS ? 'slow' : 'up';
  return { site: 'up', files: storage, reports };
}

/** A minute in which the service wrote down how it was. It cannot while it is away. */
export interface HealthSample {
  /** Since 1970-01-01, UTC. */
  readonly minute: number;
  readonly files: PartState;
  readonly reports: PartState;
}

/** How many minutes of a day were so. */
export interface HealthCount {
  readonly day: Day;
  readonly files: PartState;
  readonly reports: PartState;
  readonly minutes: number;
}

export interface StatusDay {
  readonly day: Day;
  /** `null`: nothing is known of it. */
  readonly states: PartStates | null;
}

export const STATUS_DAYS = 14;
/** Shorter than this is no news: an upgrade takes a minute or two. */
const SLOW_MINUTES = 5;
const DOWN_MINUTES = 30;

const MINUTE_MS = 60_000;

export function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / MINUTE_MS);
}

/** The first of the days that are told of, at a moment. */
export function statusSince(now: Date): Day {
  return dayOf(new Date(now.getTime() - (STATUS_DAYS - 1) * DAY_MS));
}

/**
 * The days up to now, the oldest first. A minute that nobody wrote down was one in which the service was away.
 * @param first the first minute that was ever written down.
 */
export function statusDays(counts: readonly HealthCount[], first: number | null, now: Date): StatusDay[] {
  return Array.from({ length: STATUS_DAYS }, (_, at) => {
    const day = dayOf(new Date(now.getTime() - (STATUS_DAYS - 1 - at) * DAY_MS));
    const begin = Math.max(minuteOf(startOfDay(day)), first ?? Number.POSITIVE_INFINITY);
    // The minute that runs is not over.
    const end = Math.min(minuteOf(startOfDay(day)) + DAY_MS / MINUTE_MS, minuteOf(now));
    const ofDay = counts.filter((count) => count.day === day);
    return { day, states: begin < end ? statesOf(ofDay, end - begin) : null };
  });
}

function statesOf(counts: readonly HealthCount[], expected: number): PartStates {
  const minutes = (of: readonly HealthCount[]) => of.reduce((sum, count) => sum + count.minutes, 0);
  const away = Math.max(0, expected - minutes(counts));
  const judged = (part: 'files' | 'reports') => {
    const inState = (state: PartState) => minutes(counts.filter((count) => count[part] === state));
    return judge(inState('slow'), inState('down') + away);
  };
  return { site: judge(0, away), files: judged('files'), reports: judged('reports') };
}

function judge(slow: number, down: number): PartState {
  if (down >= DOWN_MINUTES) return 'down';
  return slow + down >= SLOW_MINUTES ? 'slow' : 'up';
}
