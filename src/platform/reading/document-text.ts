import type { FileType } from '../../domain/files/stored-file.js';
import type { SeenText } from './letters.js';
import { pagesOf } from './pdf-pages.js';
import { textOfPicture } from './picture-text.js';

/** No further page is begun after so long: what was read until then is worth more than nothing. */
const READING_MS = 45_000;
/** What a PDF writes as text is read without a mistake. */
const CERTAIN = 100;

/** The text of a document's first pages. @returns `null` where none is on it. */
export async function readText(bytes: Uint8Array, type: FileType): Promise<SeenText | null> {
  const began = performance.now();
  const isInTime = () => performance.now() - began < READING_MS;
  const seen: SeenText[] = [];
  for await (const page of type === 'application/pdf'
    ? pagesOf(bytes)
    : [{ kind: 'picture', picture: bytes } as const]) {
    if (seen.length > 0 && !isInTime()) break;
    const one =
      page.kind === 'text' ? { text: page.text, confidence: CERTAIN } : await textOfPicture(page.picture, isInTime);
    if (one?.text.trim()) seen.push(one);
  }
  if (seen.length === 0) return null;
  return {
    text: seen.map(({ text }) => text).join('\n\n'),
    confidence: Math.min(...seen.map(({ confidence }) => confidence)),
  };
}
