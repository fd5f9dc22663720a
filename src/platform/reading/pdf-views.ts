import { type DrawnPdf, drawnPdf } from './pdf-drawing.js';
import { MOST_PAGES } from './pdf-pages.js';
import { picturesOf } from './pdf-pictures.js';

/** Its page, from 1; `null` where the picture is part of one, nobody knows where. */
interface PdfView {
  readonly picture: Buffer;
  readonly page: number | null;
}

/**
 * The first pages of a PDF with more than text on them, as they look; then its pictures as they are in it: one may have
 * more points than are drawn of it, or stand behind the first pages.
 */
export async function* viewsOfPdf(pdf: Uint8Array): AsyncGenerator<PdfView> {
  const drawing = await drawnPdf(pdf).catch(() => null);
  try {
    for (let at = 0; drawing && at < Math.min(MOST_PAGES, drawing.pages); at += 1) {
      const picture = await pictureOf(drawing, at);
      if (picture) yield { picture, page: at + 1 };
    }
  } finally {
    drawing?.close();
  }
  for (const picture of await picturesOf(pdf)) yield { picture, page: null };
}

/** @returns `null` for a page of nothing but text, and for one that cannot be drawn. */
async function pictureOf(drawing: DrawnPdf, at: number): Promise<Buffer | null> {
  try {
    const page = drawing.page(at);
    return page.hasPictures ? await page.draw() : null;
  } catch {
    // Its pictures are looked at all the same.
    return null;
  }
}
