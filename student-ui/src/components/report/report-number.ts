import { type NumberReading, readReportNumber } from '@myverify/domain/report/report-number';

/** Reads what is typed, pasted or scanned: a report number, or the whole address of its check page. */
export function readNumberOrAddress(text: string): NumberReading {
  return readReportNumber(withoutAddress(text));
}

/** A QR code and a shared link hold the address of the check page. */
function withoutAddress(text: string): string {
  const path = /\/check\/([^/?#\s]+)/.exec(text)?.[1];
  if (path === undefined) return text;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
