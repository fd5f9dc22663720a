/** What a cell may hold; `null` is an empty one. */
export type CsvValue = string | number | boolean | Date | null;

/** Spreadsheets take Chinese for Chinese by it. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would work out instead of showing it; the wide forms count where input is East Asian. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A line of a table as RFC 4180 has it, with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(csvCell).join(',') + LINE_END;
}

function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
