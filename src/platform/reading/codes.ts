import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Box } from '../../domain/reading/word-places.js';
import sharp from '../files/narrow-sharp.js';

/** A document that has more of them is none. */
export const MOST_CODES = 5;
/** A code takes a tenth of a page at least. */
const SIDE = 2400;
/** Below it the squares of a code are smaller than a point. */
const LEAST_SIDE = 40;

let loaded: Promise<unknown> | undefined;

/** What a QR code says, as it says it, and its place. */
export interface SeenCode {
  readonly text: string;
  readonly box: Box;
}

export async function codesIn(picture: Uint8Array): Promise<SeenCode[]> {
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
  return found.filter(({ isValid }) => isValid).map(({ text, position }) => ({ text, box: boxOf(position, info) }));
}

function boxOf(
  corners: ReadResult['position'],
  { width, height }: { readonly width: number; readonly height: number },
): Box {
  const [xs, ys] = (['x', 'y'] as const).map((side) => Object.values(corners).map((corner) => corner[side]));
  const [left, top] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  const [right, bottom] = [Math.max(...(xs ?? [])), Math.max(...(ys ?? []))];
  return { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height };
}

/** From the installed package: by itself it would ask a server for its program. */
async function load(): Promise<unknown> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const file = await readFile(path);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
