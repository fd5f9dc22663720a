import sharp from '../files/narrow-sharp.js';
import { type LetterReader, letterReader, type SeenText } from './letters.js';

/** A4 at 200 points an inch: larger pages tell no more. */
const SIDE = 2400;
/** Letters of a page that is smaller cannot be told from each other. */
const LEAST_SIDE = 600;
/** A page of paper alone differs by less from its average. */
const LEAST_CONTRAST = 3;
const TURNS = [0, 90, 270, 180] as const;
/** What is read of a page that lies on its side, or on its head, is less certain than that. */
const UPRIGHT = 75;

let loaded: Promise<LetterReader> | undefined;

/** @returns `null` where no text can be on it. */
export async function textOfPicture(picture: Uint8Array, isInTime: () => boolean): Promise<SeenText | null> {
  const { width, height } = await sharp(picture).metadata();
  if (Math.max(width, height) < LEAST_SIDE) return null;
  const page = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { channels } = await sharp(page).stats();
  if ((channels[0]?.stdev ?? 0) < LEAST_CONTRAST) return null;
  // Loaded for pages that can be read: with its languages it takes two hundred megabytes.
  loaded ??= letterReader();
  return uprightText(page, await loaded, isInTime);
}

async function uprightText(page: Buffer, read: LetterReader, isInTime: () => boolean): Promise<SeenText> {
  const seen: SeenText[] = [];
  for (const turn of TURNS) {
    if (seen.length > 0 && !isInTime()) break;
    const one = read(turn === 0 ? page : await sharp(page).rotate(turn).png({ compressionLevel: 1 }).toBuffer());
    if (one.confidence >= UPRIGHT) return one;
    seen.push(one);
  }
  return seen.reduce((best, one) => (one.confidence > best.confidence ? one : best));
}
