import { dayOf } from '@myverify/domain/shared/calendar';

/** The last day on which something that ends at this moment works: a link ends when its last day does. */
export function lastDayOf(endsAt: string): string {
  return dayOf(new Date(Date.parse(endsAt) - 1).toISOString());
}

/** The day in Malaysia that is so many days ahead. */
export function dayAhead(days: number, now = new Date()): string {
  return dayOf(new Date(now.getTime() + days * 24 * 3_600_000).toISOString());
}
