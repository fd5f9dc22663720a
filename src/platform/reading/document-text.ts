import type { DocumentEdits } from '../../domain/reading/document-edits.js';
import type { SeenWord } from '../../domain/reading/word-places.js';
import { codesIn, MOST_CODES, type SeenCode } from './codes.js';
import type { SeenText } from './letters.js';
import { editsOf } from './pdf-edits.js';
import { type PdfPage, pagesOf } from './pdf-pages.js';
import { textOfPicture } from './picture-text.js';
import type { ReadingTask } from './reading-task.js';

/** What a PDF writes as text is read without a mistake. */
const CERTAIN = 100;

/** What is on a document: text, `null` where there is none, and what its QR codes say. */
export interface SeenDocument {
  readonly text: string | null;
  readonly confidence: number | null;
  /** In the order of the text, with their pages from 1. */
  readonly words: ReadonlyArray<SeenWord & { readonly page: number }>;
  readonly codes: readonly string[];
  readonly edits: DocumentEdits | null;
}

/** Reads a document's first pages. */
export async function readText({ bytes, type, lastBeginMs }: ReadingTask): Promise<SeenDocument> {
  const began = performance.now();
  const isInTime = () => performance.now() - began < lastBeginMs;
  const seen: SeenText[] = [];
  const words: Array<SeenDocument['words'][number]> = [];
  const codes = new Set<string>();
  for await (const page of type === 'application/pdf' ? pagesOf(bytes) : [pictureAlone(bytes)]) {
    if (seen.length > 0 && !isInTime()) break;
    const shown = page.picture ? await codesIn(page.picture) : [];
    for (const { text } of shown) codes.add(text);
    const one = await textOf(page, shown, isInTime);
    if (!one?.text.trim()) continue;
    seen.push(one);
    words.push(...one.words.map((word) => ({ ...word, page: page.at + 1 })));
  }
  const isEmpty = seen.length === 0;
  return {
    text: isEmpty ? null : seen.map(({ text }) => text).join('\n\n'),
    confidence: isEmpty ? null : Math.min(...seen.map(({ confidence }) => confidence)),
    words,
    codes: [...codes].slice(0, MOST_CODES),
    edits: type === 'application/pdf' ? await editsOf(bytes) : null,
  };
}

const pictureAlone = (picture: Uint8Array): PdfPage => ({ at: 0, text: null, words: [], picture });

async function textOf(
  { text, words, picture }: PdfPage,
  codes: readonly SeenCode[],
  isInTime: () => boolean,
): Promise<SeenText | null> {
  if (text !== null) return { text, words, confidence: CERTAIN };
  const covered = codes.map(({ box }) => box);
  return picture && textOfPicture(picture, covered, isInTime);
}
