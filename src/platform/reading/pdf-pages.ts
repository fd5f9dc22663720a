import { getDocumentProxy } from 'unpdf';
import type { SeenWord } from '../../domain/reading/word-places.js';
import { type DrawnPdf, drawnPdf } from './pdf-drawing.js';
import { wordsIn } from './pdf-words.js';

/** Documents say what they are about on their first pages. */
export const MOST_PAGES = 4;
/**
 * A page with fewer letters than that is a picture with a note on it, such as of the scanner ("Scanned with
 * CamScanner").
 */
const LEAST_LETTERS = 30;

export interface PdfPage {
  /** From 0. */
  readonly at: number;
  /** `null` where what the page says is drawn. */
  readonly text: string | null;
  /** Of the text. */
  readonly words: readonly SeenWord[];
  /** As it looks; `null` where nothing but text is on it, or it cannot be drawn. */
  readonly picture: Uint8Array | null;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The first pages of a PDF, one after another: their text, and how they look. Empty pages are left out. */
export async function* pagesOf(pdf: Uint8Array): AsyncGenerator<PdfPage> {
  // It takes the bytes for its own.
  const document = await getDocumentProxy(Uint8Array.from(pdf), { stopAtErrors: false, verbosity: 0 });
  const drawing = await drawnPdf(pdf).catch(() => null);
  try {
    for (let at = 0; at < Math.min(MOST_PAGES, document.numPages); at += 1) {
      const page = await document.getPage(at + 1);
      const { text, words } = await textOn(page);
      const letters = lettersIn(text);
      const picture = drawing && (await pictureOf(drawing, at, letters));
      const isPicture = picture !== null && letters < LEAST_LETTERS;
      if (isPicture || letters > 0) yield { at, text: isPicture ? null : text, words, picture };
      page.cleanup();
    }
  } finally {
    drawing?.close();
    await document.destroy();
  }
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

async function textOn(page: Page): Promise<Pick<PdfPage, 'words'> & { readonly text: string }> {
  const { items } = await page.getTextContent();
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const pieces = items.filter((item) => 'str' in item);
  return {
    text: pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    words: pieces.flatMap((piece) => wordsIn(piece, { width, height, transform })),
  };
}

/** Pages of nothing but text need none, unless their letters cannot be told. */
async function pictureOf(drawing: DrawnPdf, at: number, letters: number): Promise<Uint8Array | null> {
  try {
    const page = drawing.page(at);
    const isDrawn = letters === 0 ? !page.isEmpty : page.hasPictures;
    return isDrawn ? await page.draw() : null;
  } catch {
    // What it writes as text is read all the same.
    return null;
  }
}
