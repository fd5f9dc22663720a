/** A day without a time, as `YYYY-MM-DD`. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The last day that is taken anywhere. */
export const LAST_DAY: Day = '2199-12-31';

/** True for a day that exists between 1900 and 2199: 2024-02-29, but neither 2023-02-29 nor 2023-2-9. */
export function isDay(text: string): boolean {
  return isInCalendar(text) && text <= LAST_DAY;
}

/** True for a day that exists, but after the last that is taken: nobody is told to write it otherwise. */
export function isDayTooLate(text: string): boolean {
  return isInCalendar(text) && text > LAST_DAY;
}

function isInCalendar(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (year < 1900) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day in Malaysia (UTC+8, no summer time) at a moment. */
export function dayOf(moment: Date): Day {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** When a day begins in Malaysia. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** The first moment after a day in Malaysia. */
export function endOfDay(day: Day): Date {
  return new Date(startOfDay(day).getTime() + 24 * 3_600_000);
}

/** Whole years between a birthday and a day. */
export function ageOn(birth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
