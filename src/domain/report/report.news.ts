import { REISSUED, type Report } from './report.js';

/** What of an edition tells why the next one came. */
export type EditionStep = Pick<Report, 'edition' | 'reason' | 'pdf'>;

/**
 * Why an edition followed the one before it; `null` for the first.
 * @param editions all under its number, in any order.
 */
export function reasonOf(edition: number, editions: readonly EditionStep[]): string | null {
  return editions.find((one) => one.edition === edition - 1)?.reason ?? null;
}

/**
 * What its holder is told of an edition whose file is made. Of one that was superseded before its own file was, nobody
 * was told: what it corrected is told with the one that followed it.
 * @returns the reason of a correction, those of several a line each, `REISSUED`, or `null` where there is nothing to
 * tell.
 */
export function newsOf(edition: number, editions: readonly EditionStep[]): string | null {
  const reason = reasonOf(edition, editions);
  const before = editions.find((one) => one.edition === edition - 1);
  const untold = before && !before.pdf ? newsOf(before.edition, editions) : null;
  if (reason === null || untold === null || untold === REISSUED) return reason;
  return reason === REISSUED ? untold : `${untold}\n${reason}`;
}
