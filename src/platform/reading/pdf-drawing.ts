import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from '../files/narrow-sharp.js';

/** The long side of a page: A4 at 200 points an inch. */
const SIDE = 2400;
/** Enough for the smallest slip; one that pretends to be smaller is drawn no larger for it. */
const MOST_SCALE = 12;

/** A page as it looks. */
export interface DrawnPage {
  /** There is more on it than text of its own. */
  readonly hasPictures: boolean;
  /** There is nothing on it. */
  readonly isEmpty: boolean;
  /** In shades of grey, turned as it is shown. */
  draw(): Promise<Buffer>;
}

/** A PDF as it looks. */
export interface DrawnPdf {
  readonly pages: number;
  /** @param at from 0. */
  page(at: number): DrawnPage;
  close(): void;
}

/** @throws Error for what is no PDF. */
export async function drawnPdf(pdf: Uint8Array): Promise<DrawnPdf> {
  // One for each document: pages that were opened are given back with it alone.
  const library = await PDFiumLibrary.init({ wasmBinary: await program() });
  const document = await library.loadDocument(pdf);
  return {
    pages: document.getPageCount(),
    page: (at) => pageOf(document, at),
    close: () => {
      document.destroy();
      library.destroy();
    },
  };
}

function pageOf(document: PDFiumDocument, at: number): DrawnPage {
  const page = document.getPage(at);
  const objects = page.getObjectCount();
  const hasPictures = Array.from({ length: objects }, (_, index) => page.getObject(index)).some(
    ({ type }) => type !== 'text',
  );
  return { hasPictures, isEmpty: objects === 0, draw: () => drawn(page) };
}

async function drawn(page: PDFiumPage): Promise<Buffer> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(MOST_SCALE, SIDE / Math.max(originalWidth, originalHeight));
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

let file: Promise<Buffer> | undefined;

/** From the installed package. */
async function program(): Promise<ArrayBuffer> {
  file ??= readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const bytes = await file;
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
