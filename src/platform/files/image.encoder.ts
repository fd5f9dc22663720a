import { createHash } from 'node:crypto';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { IMAGE_SIDE_MAX, WRONG_FORMAT } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { MOST_PIXELS, pngDimensions, refuseImpossible } from './image-dimensions.js';
import sharp from './narrow-sharp.js';

export type ImageType = Exclude<FileType, 'application/pdf' | 'message/rfc822'>;

const LONGEST_SECONDS = 30;

const COLOURS = 3;
const OPAQUE = 255;

export interface EncodedImage {
  readonly picture: Buffer;
  /** SHA-256 of the points it was made of, with their width and height. */
  readonly pixels: string;
}

/**
 * Decodes every pixel and encodes a new picture: upright, sRGB, at most `IMAGE_SIDE_MAX` pixels a side, without
 * metadata or anything the file carried beside the picture.
 * @throws DomainError `upload_refused` for impossible dimensions, `wrong_format` for a picture that is cut off or
 * broken.
 */
export async function encodeAgain(bytes: Buffer, type: ImageType): Promise<EncodedImage> {
  const { data, info } = await pointsOf(bytes, type);
  const points = sharp(data, { raw: info });
  const encoded =
    type === 'image/png' ? points.png({ compressionLevel: 6 }) : points.jpeg({ quality: 88, mozjpeg: false });
  return { picture: await decoding(encoded.toBuffer()), pixels: digestOf(data, info) };
}

/** SHA-256 of a picture's points, as `encodeAgain` tells it of those it takes. @throws DomainError as that. */
export async function pixelsOf(bytes: Buffer, type: ImageType): Promise<string> {
  const { data, info } = await pointsOf(bytes, type);
  return digestOf(data, info);
}

async function pointsOf(bytes: Buffer, type: ImageType): Promise<{ data: Buffer; info: OutputInfo }> {
  if (type === 'image/png') refuseImpossible(pngDimensions(bytes));
  const metadata = await decoding(open(bytes, false).metadata());
  if (`image/${metadata.format}` !== type) throw new DomainError('wrong_format', WRONG_FORMAT);
  refuseImpossible({ ...metadata, inMemory: isHeldInMemory(metadata) });
  const upright = open(bytes, MOST_PIXELS)
    .autoOrient()
    .resize({ width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS });
  return decoding(upright.raw().toBuffer({ resolveWithObject: true }));
}

/** What is seen alone: points that are covered whole look the same with and without saying so. */
function digestOf(data: Buffer, { width, height, channels }: OutputInfo): string {
  const hash = createHash('sha256').update(`${width}x${height}:`);
  if (channels !== COLOURS + 1 || !isOpaque(data)) return hash.update(data).digest('hex');
  const colours = Buffer.allocUnsafe(width * height * COLOURS);
  for (let at = 0; at < colours.length; at += 1) colours[at] = data[at + Math.floor(at / COLOURS)] ?? 0;
  return hash.update(colours).digest('hex');
}

function isOpaque(data: Buffer): boolean {
  for (let at = COLOURS; at < data.length; at += COLOURS + 1) if (data[at] !== OPAQUE) return false;
  return true;
}

function open(bytes: Buffer, limitInputPixels: number | false): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels, sequentialRead: true, pages: 1 });
}

async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new DomainError('wrong_format', WRONG_FORMAT);
  }
}

function isHeldInMemory(metadata: Metadata): boolean {
  return metadata.isProgressive || (metadata.format === 'png' && (metadata.orientation ?? 1) > 1);
}
