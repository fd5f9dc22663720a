import { drawnPdf } from './pdf-drawing.js';
import { MOST_PAGES } from './pdf-pages.js';
import { picturesOf } from './pdf-pictures.js';

/** The pictures of a PDF as they are in it; then its first pages with more than text on them, as they look: a scan may be cut into strips, or drawn. */
export async function* viewsOfPdf(pdf: Uint8Array): AsyncGenerator<Buffer> {
  yield* await picturesOf(pdf);
  const drawing = await drawnPdf(pdf);
  try {
    for (let at = 0; at < Math.min(MOST_PAGES, drawing.pages); at += 1) {
      const page = drawing.page(at);
      if (page.hasPictures) yield await page.draw();
    }
  } finally {
    drawing.close();
  }
}
