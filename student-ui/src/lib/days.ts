const MALAYSIA_MS = 8 * 3_600_000;

/** The day of a point in time in Malaysia (UTC+8, no summer time), as all dates are written: YYYY-MM-DD. */
export function dayOf(time: string): string {
  return new Date(Date.parse(time) + MALAYSIA_MS).toISOString().slice(0, 10);
}
