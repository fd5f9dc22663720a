import type { Sharp } from 'sharp';
import type { Box } from '../../domain/reading/word-places.js';
import sharp from '../files/narrow-sharp.js';

/** Points of colour, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** @returns where on the page that is which stands here in this view. */
  onPage(box: Box): Box;
}

/** A page as it is looked at, and what of it is seen. */
interface Seen {
  readonly picture: Sharp;
  readonly part: Box;
}

/** Larger pages tell no more, and cost time and memory. */
const SIDE = 1800;
/** To this the width of what is cut out is brought: letters of the zone are 30 points high then. */
const CUT_WIDTH = 1500;
/** Of a small copy: where the paper ends is seen as well there, and on a page of A4 in a third of the time. */
const TRIM_SIDE = 600;
/** What may differ from the colour of a corner, and still be the paper round a page. */
const TRIM = 40;

type View = (page: Buffer) => Promise<Seen>;

const ALL: Box = { left: 0, top: 0, width: 1, height: 1 };

const whole: View = async (page) => ({
  picture: sharp(page).resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true }),
  part: ALL,
});
/** A passport on a sheet of paper is small: without the paper it is read as well as any. */
const cutWith =
  (margin: number): View =>
  async (page) => {
    const { width, height } = await sharp(page).metadata();
    const part = wider(await withoutPaper(page), margin);
    const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
    const area = {
      ...{ left, top },
      width: Math.min(width - left, Math.ceil(part.width * width)),
      height: Math.min(height - top, Math.ceil(part.height * height)),
    };
    return { picture: sharp(await sharp(page).extract(area).toBuffer()).resize({ width: CUT_WIDTH }), part };
  };

const cut = cutWith(0);
/** A little of the paper round it: a cut some points higher or lower has shown what another did not. */
const cutWide = cutWith(0.02);

function wider({ left, top, width, height }: Box, margin: number): Box {
  const [from, above] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const [to, below] = [Math.min(1, left + width + margin), Math.min(1, top + height + margin)];
  return { left: from, top: above, width: to - from, height: below - above };
}

async function withoutPaper(page: Buffer): Promise<Box> {
  const small = sharp(page).resize({ width: TRIM_SIDE, height: TRIM_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info: whole } = await small
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = whole;
  const trimmed = sharp(data, { raw: { width, height, channels } }).trim({ threshold: TRIM });
  const { info } = await trimmed.raw().toBuffer({ resolveWithObject: true });
  return {
    left: -(info.trimOffsetLeft ?? 0) / width,
    top: -(info.trimOffsetTop ?? 0) / height,
    width: info.width / width,
    height: info.height / height,
  };
}

/** Negative sides run from right to left, and upwards. */
const turned = (view: View): View => {
  return async (page) => {
    const { picture, part } = await view(page);
    const { left, top, width, height } = part;
    return {
      picture: sharp(await picture.rotate(180).png({ compressionLevel: 0 }).toBuffer()),
      part: { left: left + width, top: top + height, width: -width, height: -height },
    };
  };
};

/**
 * The ways to look at a page, the likeliest first. What lies on its side is turned by the library that cuts out the
 * zone.
 */
const VIEWS: readonly View[] = [whole, cut, cutWide, turned(whole), turned(cut), turned(cutWide)];

/** A zone has 44 letters in a line: where the page is smaller, none of them can be told from the next. */
const LEAST_SIDE = 600;

export async function isLegible(page: Buffer): Promise<boolean> {
  const { width, height } = await sharp(page).metadata();
  return Math.max(width, height) >= LEAST_SIDE;
}

/** The page in each way that it is looked at, made when it is asked for. */
export async function* viewsOf(page: Buffer): AsyncGenerator<Pixels> {
  for (const view of VIEWS) {
    const { picture, part } = await view(page);
    const { data, info } = await picture
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    yield { data, width: info.width, height: info.height, onPage: (box) => within(part, box) };
  }
}

function within(part: Box, { left, top, width, height }: Box): Box {
  const [from, to] = [part.left + left * part.width, part.left + (left + width) * part.width];
  const [above, below] = [part.top + top * part.height, part.top + (top + height) * part.height];
  return {
    left: Math.min(from, to),
    top: Math.min(above, below),
    width: Math.abs(to - from),
    height: Math.abs(below - above),
  };
}
