/** What is said of a picture before somebody else has to: it is never refused for it. */
export const LOOKS = ['small', 'dark', 'blurred'] as const;
export type Look = (typeof LOOKS)[number];

/** RGBA, four bytes a point. */
export interface Points {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The longer side of a page whose small print can be read. */
const LEAST_SIDE = 800;
/** Pictures are looked at in this size, so that what is sharp means the same for each. */
export const LOOKED_SIDE = 1_000;
/** Of 255: the brighter half of a page in poor light lies below. */
const DARK = 70;
/** Print that one can read has edges at least so steep somewhere, by the variance of the Laplacian. */
const BLURRED = 60;
const TILE = 50;
/** Not the sharpest tile: an edge of the table or a speck may be in it. */
const SHARP_SHARE = 0.97;

/**
 * How a page of print looks.
 * @param side the longer side of the picture itself.
 * @param points the picture in the size of `LOOKED_SIDE`.
 */
export function lookOf(side: number, points: Points): Look | null {
  if (side < LEAST_SIDE) return 'small';
  const { width, height } = points;
  const grey = greyOf(points);
  if (quantile(grey, 0.75) < DARK) return 'dark';
  const sharpness = quantile(tiles(grey, width, height), SHARP_SHARE);
  return sharpness < BLURRED ? 'blurred' : null;
}

/** How bright each point is, from 0 to 255. */
export function greyOf({ data, width, height }: Points): Float32Array {
  const grey = new Float32Array(width * height);
  const of = (at: number) => data[at] ?? 0;
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = 0.299 * of(at * 4) + 0.587 * of(at * 4 + 1) + 0.114 * of(at * 4 + 2);
  }
  return grey;
}

function quantile(values: Float32Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The variance of the Laplacian of each tile. */
function tiles(grey: Float32Array, width: number, height: number): Float32Array {
  const found: number[] = [];
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) found.push(variance(grey, width, left, top));
  }
  return Float32Array.from(found);
}

function variance(grey: Float32Array, width: number, left: number, top: number): number {
  let [sum, squares] = [0, 0];
  const of = (at: number) => grey[at] ?? 0;
  for (let y = top; y < top + TILE; y += 1) {
    for (let x = left; x < left + TILE; x += 1) {
      const at = y * width + x;
      const edge = of(at - 1) + of(at + 1) + of(at - width) + of(at + width) - 4 * of(at);
      sum += edge;
      squares += edge * edge;
    }
  }
  const mean = sum / TILE ** 2;
  return squares / TILE ** 2 - mean ** 2;
}
