import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { paddedJpeg } from '../../support/padded.js';

/** A photograph of 4000 by 3000 pixels by a camera that was held upright, of `size` bytes. */
export async function turnedJpeg(size: number): Promise<Buffer> {
  const noise = randomBytes(40 * 30 * 3);
  const picture = await sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 60 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return paddedJpeg(picture, size);
}

/** In pixels, as it is seen: the turn that a camera noted is made. */
export async function seenSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { info } = await sharp(picture).rotate().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}
