/** Largest size in which a photo is printed: 300 dots per inch on 31 x 40 mm. */
const BOX = { width: 366, height: 472 };

/** A JPEG of so many bytes goes into the PDF as it is. */
const SMALL = 60_000;

/** The photo as a data: address, not much larger than the paper can show. @throws Error when it is not an image. */
export async function photoAddress(bytes: Uint8Array): Promise<string> {
  const jpeg = isJpeg(bytes) && bytes.length <= SMALL ? Buffer.from(bytes) : await scaled(bytes);
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

async function scaled(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .rotate()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
