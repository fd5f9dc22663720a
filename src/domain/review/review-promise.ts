import { DAY_MS, type Day, dayOf, startOfDay } from '../shared/calendar.js';

/**
 * Within how many working days applicants are promised a decision. From the settings, which are injected by this class.
 */
export abstract class ReviewPromise {
  abstract readonly days: number;
}

const dayAfter = (day: Day, days: number): Day => dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS));

/** Monday to Friday; public holidays count as working days. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/**
 * How many working days lie behind the day of one moment, up to the day of another, in Malaysia: 0 on the day itself.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  const [first, last] = [dayOf(from), dayOf(to)];
  const days = Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / DAY_MS);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let past = weeks * 7 + 1; past <= days; past += 1) if (isWorkingDay(dayAfter(first, past))) count += 1;
  return count;
}

/** The last day of what was promised to who applied at a moment. */
export function dueDay(appliedAt: Date, promisedDays: number): Day {
  let day = dayOf(appliedAt);
  for (let left = promisedDays; left > 0; ) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** When the oldest applications were made that have waited for no more than so many working days. */
export function appliedWithin(workingDays: number, now: Date): Date {
  let day = dayOf(now);
  for (;;) {
    const before = dayAfter(day, -1);
    if (workingDaysBetween(startOfDay(before), now) > workingDays) return startOfDay(day);
    day = before;
  }
}
