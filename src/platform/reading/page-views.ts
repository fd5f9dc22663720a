import type { Sharp } from 'sharp';
import sharp from '../files/narrow-sharp.js';

/** Points of colour, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Larger pages tell no more, and cost time and memory. */
const SIDE = 1800;
/** To this the width of what is cut out is brought: letters of the zone are 30 points high then. */
const CUT_WIDTH = 1500;
/** What may differ from the colour of a corner, and still be the paper round a page. */
const TRIM = 40;

type View = (page: Buffer) => Promise<Sharp>;

const whole: View = async (page) =>
  sharp(page).resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true });
/** A passport on a sheet of paper is small: without the paper it is read as well as any. */
const cut: View = async (page) =>
  sharp(await sharp(page).trim({ threshold: TRIM }).toBuffer()).resize({ width: CUT_WIDTH });
/** What is blurred and noisy. */
const sharpened: View = async (page) =>
  (await whole(page)).resize({ width: 1600 }).grayscale().median(3).normalise().sharpen({ sigma: 3, m1: 2, m2: 4 });

const turned = (view: View): View => {
  return async (page) => sharp(await (await view(page)).rotate(180).png({ compressionLevel: 0 }).toBuffer());
};

/** The ways to look at a page, the likeliest first. What lies on its side is turned by the library that cuts out the zone. */
const VIEWS: readonly View[] = [whole, cut, sharpened, turned(whole), turned(cut)];

/** A zone has 44 letters in a line: where the page is smaller, none of them can be told from the next. */
const LEAST_SIDE = 600;

export async function isLegible(page: Buffer): Promise<boolean> {
  const { width, height } = await sharp(page).metadata();
  return Math.max(width, height) >= LEAST_SIDE;
}

/** The page in each way that it is looked at, made when it is asked for. */
export async function* viewsOf(page: Buffer): AsyncGenerator<Pixels> {
  for (const view of VIEWS) {
    const { data, info } = await (await view(page))
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    yield { data, width: info.width, height: info.height };
  }
}
