/** How long a PDF may lie in the storage before it is noted; no try of a render lasts longer than minutes. */
const ORPHANED_AFTER_MS = 24 * 3_600_000;

/** The folder of the storage that holds the PDFs of reports, and nothing else. */
export const REPORT_PDFS = 'reports';

const KEY = new RegExp(`^${REPORT_PDFS}/(MYV(?:-[0-9A-Z]{5}){3})-(\\d+)-[0-9a-f]{16}\\.pdf$`);

/** An edition and the PDF that is noted for it; `key` is `null` where there is none yet. */
export interface NotedPdf extends ReportEdition {
  readonly key: string | null;
}

export interface ReportEdition {
  readonly number: string;
  readonly edition: number;
}

/**
 * Where the PDF of an edition lies. The hash keeps what an overtaken try of the render writes apart from what is noted.
 */
export function reportPdfKey({ number, edition }: ReportEdition, sha256: string): string {
  return `${REPORT_PDFS}/${number}-${edition}-${sha256.slice(0, 16)}.pdf`;
}

/** The edition that a key belongs to; `null` for what is no such key. */
export function editionOfPdfKey(key: string): ReportEdition | null {
  const [, number, edition] = KEY.exec(key) ?? [];
  return number === undefined ? null : { number, edition: Number(edition) };
}

/**
 * Whether a PDF under such a key is left over from a render that was killed before it was noted. One of an edition that
 * is not known is none: a database that was restored from long ago, or is the wrong one, must not empty the storage.
 * @param noted what is known of its edition
 */
export function isOrphanedPdf(
  stored: { readonly key: string; readonly storedAt: Date },
  noted: NotedPdf | undefined,
  now: Date,
): boolean {
  if (!noted || noted.key === stored.key) return false;
  return now.getTime() - stored.storedAt.getTime() >= ORPHANED_AFTER_MS;
}
