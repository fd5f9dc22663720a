import { BYTE_ORDER_MARK, csvLine } from '@myverify/domain/shared/csv';

/** A table as RFC 4180 has it. */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const lines = [titles, ...rows].map(csvLine);
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}

/** Longer than any line of titles. */
const TITLES_MOST = 8_192;
const LINE_END = 0x0a;

/**
 * A table of the server with other titles; it may be large, so its rows are not looked at.
 * @param labelOf what a column is called
 */
export async function withTitles(table: Blob, labelOf: (title: string) => string): Promise<Blob> {
  const end = new Uint8Array(await table.slice(0, TITLES_MOST).arrayBuffer()).indexOf(LINE_END) + 1;
  const titles = (await table.slice(0, end).text()).replace(BYTE_ORDER_MARK, '').trimEnd().split(',');
  return new Blob([BYTE_ORDER_MARK, csvLine(titles.map(labelOf)), table.slice(end)], { type: table.type });
}
