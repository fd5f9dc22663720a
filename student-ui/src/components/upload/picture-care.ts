import { KIND_RULES } from '@myverify/domain/files/file-kind';
import { LOOKED_SIDE, type Look, lookOf } from './picture-look';
import { isHeic, type UploadKind } from './upload-rules';

/** In pixels: the small print of an A4 page is sharp at 300 dots an inch. */
const LONGEST_SIDE = 3_508;
const QUALITY = 0.88;

/** A photograph that is too large, or in the format of a camera that few can read: it can be mended before it is sent. */
export function isMendable(file: File, kind: UploadKind): boolean {
  // The picture of the profile is small, and refused in the words of the specification.
  if (kind === 'avatar') return false;
  return isHeic(file) || (/^image\/(jpeg|png)$/.test(file.type) && file.size >= KIND_RULES[kind].below);
}

/** The picture as a JPEG, upright and no larger than it need be; the file as it is where this browser cannot read it. */
export async function mendPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    // What a PNG leaves clear is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return context && jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}

/** What to say of the picture of a page, `null` where it looks well, is none, or cannot be looked at here. */
export async function lookAtPicture(file: File, kind: UploadKind): Promise<Look | null> {
  // A face has no print on it, and is looked at by people.
  if (kind === 'avatar' || kind === 'photo' || !file.type.startsWith('image/')) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const side = Math.max(picture.width, picture.height);
  const scale = Math.min(1, LOOKED_SIDE / side);
  const [width, height] = [picture.width, picture.height].map((one) => Math.max(1, Math.round(one * scale))) as [
    number,
    number,
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context ? lookOf(side, context.getImageData(0, 0, width, height)) : null;
}
