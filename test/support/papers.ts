import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** A photo as a phone takes it: JPEG, with a place in its metadata. */
export function photoJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background: { r: 200, g: 170, b: 150 } } })
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
