import { tidyLines } from '../shared/text.js';

/** UTF-16 units that are kept of what was read: ten full pages. */
export const READ_TEXT_MAX = 20_000;

/**
 * What was read on a document, as text and nothing else: without controls, marks that turn its direction and letters
 * without a shape, in tidy lines with one empty line at most between them, cut where it is long.
 */
export function cleanText(raw: string): string {
  // A form feed ends a page.
  const shown = raw
    .slice(0, 2 * READ_TEXT_MAX)
    .replaceAll('\f', '\n')
    .replace(/[^\P{C}\t\r\n]/gu, '');
  const lines = tidyLines(shown).replace(/\n{3,}/g, '\n\n');
  // Half a letter is none.
  return lines
    .slice(0, READ_TEXT_MAX)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

/** UTF-16 units that are kept of a code; a QR code holds up to 4,296. */
export const READ_CODE_MAX = 500;

/** What codes say, each once, in one line, cleaned as text is. */
export function cleanCodes(raw: readonly string[]): string[] {
  const lines = raw.map((code) => cleanText(code).replace(/\s+/g, ' ').slice(0, READ_CODE_MAX));
  return [...new Set(lines.map((line) => line.replace(/\p{Surrogate}$/u, '').trim()))].filter((line) => line !== '');
}
