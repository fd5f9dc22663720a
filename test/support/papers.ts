import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** A photo as a phone takes it: JPEG, with a place in its metadata. */
export function photoJpeg(red = 200): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: { r: red, g: 170, b: 150 } } })
    .withExif({ IFD3: { GPSLatitude: '3/1 8/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

export function scanPng(): Promise<Buffer> {
  return sharp({ create: { width: 500, height: 350, channels: 3, background: { r: 250, g: 248, b: 240 } } })
    .png()
    .toBuffer();
}

export async function paperPdf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(text, { x: 60, y: 760, size: 16, font });
  return Buffer.from(await document.save());
}

export async function pagesPdf(...texts: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  // Not in the file: a viewer has to bring it.
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const text of texts) document.addPage([595, 842]).drawText(text, { x: 60, y: 700, size: 40, font });
  return Buffer.from(await document.save());
}

/** As an office scanner writes it: a bit for each point. */
export async function bilevelPdf(picture: Buffer): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .toColourspace('b-w')
    .threshold(150)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.ceil(info.width / 8);
  const bits = new Uint8Array(row * info.height);
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const byte = y * row + (x >> 3);
    if ((data[at * info.channels] ?? 0) > 0) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
  }
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const image = document.context.flateStream(bits, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  });
  const name = page.node.newXObject('Scan', document.context.register(image));
  const draw = document.context.stream(`q 595 0 0 842 0 0 cm ${name} Do Q`);
  page.node.addContentStream(document.context.register(draw));
  return document.save();
}
