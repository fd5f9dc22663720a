import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { random, type Somebody, somebody, type WAYS } from '../../bench/reading/passport-pages.mjs';

const SCRIPT = join(import.meta.dirname, '../../bench/reading/draw-page.mjs');
const MOST_BYTES = 32_000_000;

/** Whose passport tests show: the name, the birth and the country are known, the number is the script's. */
export const PASSPORT_HOLDER: Somebody = {
  ...somebody(random(5)),
  surname: 'WANG',
  given: 'XIAOMING',
  country: 'CHN',
  birth: '010430',
  sex: 'M',
};

/** Pictures laid on one sheet of paper. @param parts each with its left and upper side, in points. @returns a JPEG. */
export function onSheet(
  [width, height]: readonly [number, number],
  parts: ReadonlyArray<readonly [picture: Buffer, left: number, top: number]>,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fdfdfb' } })
    .composite(parts.map(([input, left, top]) => ({ input, left, top })))
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** The pages of two people above one another, as a copier makes them. */
export async function twoPassports(): Promise<Buffer> {
  const [first, second] = await Promise.all([drawnPassport(PASSPORT_HOLDER), drawnPassport(somebody(random(29)))]);
  return onSheet(
    [1250, 1780],
    [
      [first, 0, 0],
      [second, 0, 890],
    ],
  );
}

/** By what was asked for: the same page looks the same however often it is drawn. */
const drawn = new Map<string, Promise<Buffer>>();

/** @returns a JPEG of the page as it came, or a PNG of it as it is printed. */
export async function drawnPassport(person: Somebody, way?: keyof typeof WAYS, seed = 5): Promise<Buffer> {
  const asked = JSON.stringify({ person, way, seed });
  const picture = drawn.get(asked) ?? draw(asked);
  drawn.set(asked, picture);
  return picture;
}

async function draw(asked: string): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: MOST_BYTES } as const;
  return (await promisify(execFile)(process.execPath, [SCRIPT, asked], options)).stdout;
}
