/** Spreadsheets take Chinese for Chinese by it. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would work out instead of showing it; the wide forms count where input is East Asian. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

function cell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table as RFC 4180 has it. */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(',') + LINE_END);
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
