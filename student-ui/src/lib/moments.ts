import { dayOf } from '@myverify/domain/shared/calendar';

const MINUTE = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kuala_Lumpur', timeStyle: 'short' });

/** Day and minute in Malaysia. */
export function minuteOf(time: string): string {
  return `${dayOf(time)} ${MINUTE.format(new Date(time))}`;
}
