/** Largest size in which a photo is printed: 300 dots per inch on 31 x 40 mm. */
const BOX = { width: 366, height: 472 };

/** The photo as a data: address, no larger than the paper can show. @throws Error when it is not an image. */
export async function photoAddress(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const jpeg = await sharp(bytes)
    .rotate()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
