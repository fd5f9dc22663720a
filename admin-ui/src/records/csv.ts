import { BYTE_ORDER_MARK, csvLine } from '@myverify/domain/shared/csv';

/** A table as RFC 4180 has it. */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const lines = [titles, ...rows].map(csvLine);
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
