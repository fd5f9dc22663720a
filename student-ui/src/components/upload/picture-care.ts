import { KIND_RULES } from '@myverify/domain/files/file-kind';
import { type Area, EDGES_SIDE, paperIn, WHOLE } from './picture-edges';
import { LOOKED_SIDE, type Look, lookOf, type Points } from './picture-look';
import { isCuttable, isHeic, type UploadKind } from './upload-rules';

/** In pixels: the small print of an A4 page is sharp at 300 dots an inch. */
const LONGEST_SIDE = 3_508;
const QUALITY = 0.88;

/**
 * A photograph that is too large, or in the format of a camera that few can read: it can be mended before it is sent.
 */
export function isMendable(file: File, kind: UploadKind): boolean {
  // The picture of the profile is small, and refused in the words of the specification.
  if (kind === 'avatar') return false;
  return isHeic(file) || (isCuttable(file) && file.size >= KIND_RULES[kind].below);
}

/**
 * The picture as a JPEG, upright and no larger than it need be; the file as it is where this browser cannot read it.
 */
export const mendPicture = (file: File): Promise<File> => cropPicture(file, WHOLE);

/** The same of a part of the picture. */
export async function cropPicture(file: File, { x, y, width, height }: Area): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const [left, top] = [(picture.width * x) / 100, (picture.height * y) / 100];
  const part = { width: (picture.width * width) / 100, height: (picture.height * height) / 100 };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What a PNG leaves clear is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return context && jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}

/** What to say of the picture of a page, `null` where it looks well, is none, or cannot be looked at here. */
export async function lookAtPicture(file: File, kind: UploadKind): Promise<Look | null> {
  if (!isOfPage(kind) || !file.type.startsWith('image/')) return null;
  const seen = await pointsOf(file, LOOKED_SIDE);
  return seen && lookOf(seen.side, seen.points);
}

/** Where the page in a picture lies, `null` where that is not plain. */
export async function findPage(file: File, kind: UploadKind): Promise<Area | null> {
  if (!isOfPage(kind)) return null;
  const seen = await pointsOf(file, EDGES_SIDE);
  return seen && paperIn(seen.points);
}

/** A face has no print on it, and is looked at by people. */
const isOfPage = (kind: UploadKind) => kind !== 'avatar' && kind !== 'photo';

/**
 * The points of a picture, made smaller, with the longer side of the picture itself; `null` where it cannot be read
 * here.
 */
async function pointsOf(file: File, most: number): Promise<{ readonly side: number; readonly points: Points } | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const side = Math.max(picture.width, picture.height);
  const scale = Math.min(1, most / side);
  const [width, height] = [picture.width, picture.height].map((one) => Math.max(1, Math.round(one * scale))) as [
    number,
    number,
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context && { side, points: context.getImageData(0, 0, width, height) };
}
