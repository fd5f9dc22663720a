import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture whose top half is red and whose bottom half is blue. */
export function redOverBlue(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels[at * 3 + (at < (width * height) / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A JPEG of about `megabytes`, full of detail as a photograph is. */
export async function largeJpeg(megabytes: number): Promise<Buffer> {
  const width = 4000;
  const height = 3000;
  const noise = randomBytes((width / 8) * (height / 8) * 3);
  const base = sharp(noise, { raw: { width: width / 8, height: height / 8, channels: 3 } }).resize(width, height);
  const grain = await sharp(randomBytes(width * height), { raw: { width, height, channels: 1 } })
    .linear(0.12)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const pixels = await base
    .composite([{ input: grain, blend: 'add' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  let best = Buffer.alloc(0);
  for (let low = 40, high = 100; high - low > 1; ) {
    const quality = Math.floor((low + high) / 2);
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length < megabytes * 1024 * 1024) {
      best = jpeg;
      low = quality;
    } else high = quality;
  }
  return best;
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG that claims these dimensions; its data are `data`. */
export function claimingPng(width: number, height: number, data: Uint8Array = deflateSync(Buffer.alloc(1000))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** Puts chunks between the header of a PNG and what follows. */
export function withPngChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}
