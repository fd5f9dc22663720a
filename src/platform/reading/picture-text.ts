import type { Box } from '../../domain/reading/word-places.js';
import sharp from '../files/narrow-sharp.js';
import { turnedBack } from './letter-places.js';
import { type LetterReader, letterReader, type SeenText, type SizedPicture } from './letters.js';

/** A4 at 200 points an inch: larger pages tell no more. */
const SIDE = 2400;
/** Letters of a page that is smaller cannot be told from each other. */
const LEAST_SIDE = 600;
/** A page of paper alone differs by less from its average. */
const LEAST_CONTRAST = 3;
/** Points by which paper is larger than what it covers. */
const EDGE = 6;
const TURNS = [0, 90, 270, 180] as const;
/** What is read of a page that lies on its side, or on its head, is less certain than that. */
const UPRIGHT = 75;

let loaded: Promise<LetterReader> | undefined;

/**
 * @param codes whose squares would be taken for letters.
 * @returns `null` where no text can be on it.
 */
export async function textOfPicture(
  picture: Uint8Array,
  codes: readonly Box[],
  isInTime: () => boolean,
): Promise<SeenText | null> {
  const { width, height } = await sharp(picture).metadata();
  if (Math.max(width, height) < LEAST_SIDE) return null;
  const drawn = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const page = codes.length > 0 ? await covered(drawn, codes) : drawn;
  const { channels } = await sharp(page).stats();
  if ((channels[0]?.stdev ?? 0) < LEAST_CONTRAST) return null;
  // Loaded for pages that can be read: with its languages it takes two hundred megabytes.
  loaded ??= letterReader();
  return uprightText(page, await loaded, isInTime);
}

/** The page, with paper over parts of it. */
async function covered(page: Buffer, boxes: readonly Box[]): Promise<Buffer> {
  const { width: wide, height: tall } = await sharp(page).metadata();
  const sheets = boxes.map(({ left, top, width, height }) => {
    const [from, above] = [Math.max(0, Math.floor(left * wide) - EDGE), Math.max(0, Math.floor(top * tall) - EDGE)];
    const size = {
      width: Math.min(wide - from, Math.ceil(width * wide) + 2 * EDGE),
      height: Math.min(tall - above, Math.ceil(height * tall) + 2 * EDGE),
    };
    return { input: { create: { ...size, channels: 3, background: '#fff' } }, left: from, top: above } as const;
  });
  return sharp(page)
    .composite([...sheets])
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function uprightText(page: Buffer, read: LetterReader, isInTime: () => boolean): Promise<SeenText> {
  const seen: SeenText[] = [];
  for (const turn of TURNS) {
    if (seen.length > 0 && !isInTime()) break;
    const { words, ...one } = read(await turned(page, turn));
    seen.push({ ...one, words: words.map(({ text, box }) => ({ text, box: turnedBack(box, turn) })) });
    if (one.confidence >= UPRIGHT) break;
  }
  return seen.reduce((best, one) => (one.confidence > best.confidence ? one : best));
}

async function turned(page: Buffer, turn: number): Promise<SizedPicture> {
  const { data, info } = await sharp(page)
    .rotate(turn)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
