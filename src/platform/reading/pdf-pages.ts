import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import sharp from '../files/narrow-sharp.js';

/** Documents say what they are about on their first pages. */
const MOST_PAGES = 4;
/** A page with fewer letters than that is a picture with a note on it, such as of the scanner. */
const LEAST_LETTERS = 20;
/** Larger pictures would take the memory of the process: A4 at 500 points an inch has 24 million. */
const MOST_POINTS = 25_000_000;

/** Pictures of a page that are looked at, the largest first. */
const MOST_PICTURES = 4;

export interface PdfPage {
  /** `null` where the page is what was scanned, its first picture. */
  readonly text: string | null;
  readonly pictures: readonly Uint8Array[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The first pages of a PDF, one after another: their text and their pictures. Pages with neither are left out. */
export async function* pagesOf(pdf: Uint8Array): AsyncGenerator<PdfPage> {
  // It takes the bytes for its own.
  const options = { maxImageSize: MOST_POINTS, stopAtErrors: false, verbosity: 0 };
  const document = await getDocumentProxy(Uint8Array.from(pdf), options);
  try {
    for (let number = 1; number <= Math.min(MOST_PAGES, document.numPages); number += 1) {
      const page = await document.getPage(number);
      const text = await textOn(page);
      const pictures = await picturesOn(page);
      const isScanned = pictures.length > 0 && lettersIn(text) < LEAST_LETTERS;
      if (isScanned || lettersIn(text) > 0) yield { text: isScanned ? null : text, pictures };
      page.cleanup();
    }
  } finally {
    await document.destroy();
  }
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

async function textOn(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** As pdf.js keeps a picture that it has unpacked. */
interface Unpacked {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The pictures on a page, upright as the page is shown. */
async function picturesOn(page: Page): Promise<Uint8Array[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((what, at) => (what === OPS.paintImageXObject ? [String(argsArray[at][0])] : []));
  const unpacked: Unpacked[] = [];
  for (const name of new Set(names)) {
    const found = await new Promise<Partial<Unpacked> | null>((resolve) => {
      (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve);
    });
    if (!found?.data || !found.width || !found.height) continue;
    unpacked.push({ data: found.data, width: found.width, height: found.height });
  }
  const largest = unpacked.toSorted((one, other) => other.width * other.height - one.width * one.height);
  return Promise.all(largest.slice(0, MOST_PICTURES).map((picture) => pictureOf(picture, page.rotate)));
}

async function pictureOf({ data, width, height }: Unpacked, turn: number): Promise<Uint8Array> {
  const channels = data.length / (width * height);
  const raw = (points: Uint8Array, many: 1 | 3 | 4) => sharp(points, { raw: { width, height, channels: many } });
  const picture = channels === 3 || channels === 4 ? raw(data, channels) : raw(eightBits({ data, width, height }), 1);
  return picture.rotate(turn).png({ compressionLevel: 1 }).toBuffer();
}

/** Scans in black and white have eight points in a byte, each row from a byte of its own. */
function eightBits({ data, width, height }: Unpacked): Uint8Array {
  if (data.length === width * height) return data;
  const row = Math.ceil(width / 8);
  const points = new Uint8Array(width * height);
  for (let at = 0; at < points.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const bits = data[y * row + (x >> 3)] ?? 0;
    points[at] = (bits >> (7 - (x & 7))) & 1 ? 255 : 0;
  }
  return points;
}
