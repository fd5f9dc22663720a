/**
 * What somebody typed as a day, as YYYY-MM-DD where it is plain what is meant: `2024/1/5`, `2024.01.05`, `2024年1月5日`, and
 * `20240105` from a keyboard of digits alone. Everything else stays as it was typed.
 */
export function tidyDay(typed: string): string {
  const text = typed.trim();
  const parts =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/u.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (!parts) return text;
  const [, year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a text is a day that there is, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
