import type { FileType } from '../../domain/files/stored-file.js';
import type { DocumentEdits } from '../../domain/reading/document-edits.js';
import { codesIn, MOST_CODES } from './codes.js';
import type { SeenText } from './letters.js';
import { editsOf } from './pdf-edits.js';
import { pagesOf } from './pdf-pages.js';
import { textOfPicture } from './picture-text.js';

/** No further page is begun after so long: what was read until then is worth more than nothing. */
const READING_MS = 45_000;
/** What a PDF writes as text is read without a mistake. */
const CERTAIN = 100;

/** What is on a document: text, `null` where there is none, and what its QR codes say. */
export interface SeenDocument {
  readonly text: string | null;
  readonly confidence: number | null;
  readonly codes: readonly string[];
  readonly edits: DocumentEdits | null;
}

/** Reads a document's first pages. */
export async function readText(bytes: Uint8Array, type: FileType): Promise<SeenDocument> {
  const began = performance.now();
  const isInTime = () => performance.now() - began < READING_MS;
  const seen: SeenText[] = [];
  const codes = new Set<string>();
  for await (const page of type === 'application/pdf' ? pagesOf(bytes) : [{ text: null, pictures: [bytes] }]) {
    if (seen.length > 0 && !isInTime()) break;
    for (const picture of page.pictures) for (const code of await codesIn(picture)) codes.add(code);
    const [picture] = page.pictures;
    const one =
      page.text !== null
        ? { text: page.text, confidence: CERTAIN }
        : picture && (await textOfPicture(picture, isInTime));
    if (one?.text.trim()) seen.push(one);
  }
  const isEmpty = seen.length === 0;
  return {
    text: isEmpty ? null : seen.map(({ text }) => text).join('\n\n'),
    confidence: isEmpty ? null : Math.min(...seen.map(({ confidence }) => confidence)),
    codes: [...codes].slice(0, MOST_CODES),
    edits: type === 'application/pdf' ? await editsOf(bytes) : null,
  };
}
