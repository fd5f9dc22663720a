import { dayOf } from '@myverify/domain/shared/calendar';

/**
 * What somebody typed as a day, as YYYY-MM-DD where it is plain what is meant: `2023/1/5`, `2023.01.05`, `20230105`,
 * `2023年1月5日`. Everything else stays as it was typed.
 */
export function tidyDay(typed: string): string {
  const text = typed.trim();
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) return text;
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** True for a day that exists, as YYYY-MM-DD, from 1900 on: the server takes no earlier one. */
export function isDay(text: string): boolean {
  if (!/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Today in Malaysia, where the service and its users are. */
export function today(now = new Date()): string {
  return dayOf(now.toISOString());
}
