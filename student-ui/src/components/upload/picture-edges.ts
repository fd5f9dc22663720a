import { greyOf, type Points } from './picture-look';

/** A part of a picture, in hundredths of its width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Area = { x: 0, y: 0, width: 100, height: 100 };

/** Edges are looked for in this size: print on the paper is a grey by then. */
export const EDGES_SIDE = 240;
/** Paper and what it lies on differ by so much, of 255. */
const CONTRAST = 50;
/** A line belongs to the paper from this share of bright points on: less is dust, or light on the table. */
const OF_PAPER = 0.04;
/** Of what is inside the edges, paper; of what is outside, none. */
const INSIDE = 0.7;
const OUTSIDE = 0.06;
/** Smaller is no page, and larger needs no cutting. */
const [LEAST, MOST] = [0.15, 0.92];
/** Left around the paper, so that its edge can be seen. */
const MARGIN = 1;

/**
 * Where a bright page lies on something darker.
 * @returns `null` unless that is plain: nothing is better than edges in the wrong place.
 */
export function paperIn(points: Points): Area | null {
  const { width, height } = points;
  const grey = greyOf(points);
  const threshold = split(grey);
  if (threshold === null) return null;
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  let bright = 0;
  for (let at = 0; at < grey.length; at += 1) {
    if ((grey[at] ?? 0) <= threshold) continue;
    const [row, column] = [Math.floor(at / width), at % width];
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
    bright += 1;
  }
  const [top, bottom] = span(rows, width * OF_PAPER);
  const [left, right] = span(columns, height * OF_PAPER);
  const size = Math.max(0, right - left) * Math.max(0, bottom - top);
  const share = size / grey.length;
  if (share < LEAST || share > MOST) return null;
  const inside = countIn(grey, width, threshold, { top, bottom, left, right });
  if (inside / size < INSIDE || (bright - inside) / (grey.length - size) > OUTSIDE) return null;
  const [x, y] = [widened((left / width) * 100, -MARGIN), widened((top / height) * 100, -MARGIN)];
  const [end, foot] = [widened((right / width) * 100, MARGIN), widened((bottom / height) * 100, MARGIN)];
  return { x, y, width: end - x, height: foot - y };
}

const widened = (share: number, by: number) => Math.min(100, Math.max(0, share + by));

/** From the first to behind the last that has so many. */
function span(counts: Uint32Array, least: number): readonly [number, number] {
  return [counts.findIndex((count) => count >= least), counts.findLastIndex((count) => count >= least) + 1];
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

function countIn(grey: Float32Array, width: number, threshold: number, { top, bottom, left, right }: Box): number {
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if ((grey[y * width + x] ?? 0) > threshold) count += 1;
  }
  return count;
}

/** The brightness that tells bright from dark best (Otsu), `null` where the two hardly differ. */
function split(grey: Float32Array): number | null {
  const histogram = new Uint32Array(256);
  let all = 0;
  for (const value of grey) {
    const level = Math.min(255, Math.round(value));
    histogram[level] = (histogram[level] ?? 0) + 1;
    all += level;
  }
  let best = { at: 0, score: 0, apart: 0 };
  let [below, sum] = [0, 0];
  for (let level = 0; level < 255; level += 1) {
    below += histogram[level] ?? 0;
    sum += level * (histogram[level] ?? 0);
    const above = grey.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (all - sum) / above - sum / below;
    const score = below * above * apart ** 2;
    if (score > best.score) best = { at: level, score, apart };
  }
  return best.apart >= CONTRAST ? best.at : null;
}
