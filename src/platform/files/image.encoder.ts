import { createHash } from 'node:crypto';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { IMAGE_SIDE_MAX, WRONG_FORMAT } from '../../domain/files/file-kind.js';
import type { FileType } from '../../domain/files/stored-file.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import sharp from './narrow-sharp.js';

export type ImageType = Exclude<FileType, 'application/pdf' | 'message/rfc822'>;

/** A camera's largest picture or an A3 scan at 600 dpi, with room. */
const MOST_PIXELS = 100_000_000;
/** Progressive, interlaced and turned pictures are held in memory as a whole while they are decoded. */
const MOST_PIXELS_IN_MEMORY = 50_000_000;
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

/** Read by hand, since a header alone would be called broken, and the user should learn the true reason. */
function pngDimensions(header: Buffer): Dimensions {
  if (header.length < 24) throw new DomainError('wrong_format', WRONG_FORMAT);
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20), inMemory: false };
}

interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly inMemory: boolean;
}

function isHeldInMemory(metadata: Metadata): boolean {
  return metadata.isProgressive || (metadata.format === 'png' && (metadata.orientation ?? 1) > 1);
}

function refuseImpossible({ width, height, inMemory }: Dimensions): void {
  if (width * height > (inMemory ? MOST_PIXELS_IN_MEMORY : MOST_PIXELS)) {
    throw new DomainError('upload_refused', message('image_dimensions', { width, height }));
  }
}
