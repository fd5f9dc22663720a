/** Largest size in which a photo is printed: 300 dots per inch on 31 x 40 mm. */
const BOX = { width: 366, height: 472 };

/** A JPEG of so many bytes goes into the PDF as it is. */
const SMALL = 60_000;

/**
 * The photo as a data: address, not much larger than the paper can show.
 * @throws Error when it is neither JPEG nor PNG.
 */
export async function photoAddress(bytes: Uint8Array): Promise<string> {
  const jpeg = isJpeg(bytes) && bytes.length <= SMALL ? Buffer.from(bytes) : await scaled(bytes);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

function isPng(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
}

async function scaled(bytes: Uint8Array): Promise<Buffer> {
  if (!isJpeg(bytes) && !isPng(bytes)) throw new Error('The photo of a report is neither JPEG nor PNG');
  const { default: sharp } = await import('../files/narrow-sharp.js');
  return sharp(bytes, { sequentialRead: true })
    .rotate()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
