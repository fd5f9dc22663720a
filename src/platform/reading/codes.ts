import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import sharp from '../files/narrow-sharp.js';

/** A document that has more of them is none. */
export const MOST_CODES = 5;
/** A code takes a tenth of a page at least. */
const SIDE = 2400;
/** Below it the squares of a code are smaller than a point. */
const LEAST_SIDE = 40;

let loaded: Promise<unknown> | undefined;

/** What the QR codes in a picture say, as they say it. */
export async function codesIn(picture: Uint8Array): Promise<string[]> {
  const { width, height } = await sharp(picture).metadata();
  if (Math.min(width, height) < LEAST_SIDE) return [];
  loaded ??= load();
  await loaded;
  const { data, info } = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const found = await readBarcodes(points, { formats: ['QRCode'], maxNumberOfSymbols: MOST_CODES });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** From the installed package: by itself it would ask a server for its program. */
async function load(): Promise<unknown> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const file = await readFile(path);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
