/** A day without a time, as `YYYY-MM-DD`. */
export type Day = string;

/** Milliseconds of a day of UTC. */
export const DAY_MS = 86_400_000;

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

/**
 * What somebody typed as a day, as `YYYY-MM-DD` where it is plain what is meant: `2024/1/5`, `2024.01.05`, `2024年1月5日`,
 * and `20240105` from a keyboard of digits alone. Everything else stays as it was typed, without blanks around it.
 */
export function tidyDay(typed: string): string {
  const text = typed.trim();
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (!parts) return text;
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The clock in Malaysia (UTC+8, no summer time) at a moment, as if it were UTC. */
const inMalaysia = (moment: Date | string) => new Date(new Date(moment).getTime() + 8 * 3_600_000).toISOString();

/** The day in Malaysia at a moment, which may be given as ISO 8601. */
export function dayOf(moment: Date | string): Day {
  return inMalaysia(moment).slice(0, 10);
}

/** The same with the time of day: `YYYY-MM-DD HH:mm`. */
export function timeOf(moment: Date | string): string {
  return inMalaysia(moment).slice(0, 16).replace('T', ' ');
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
