import decodeQR from 'qr/decode.js';

/** Pixels of the longer side that is read: a photograph in full would hold the page up for seconds. */
const LONGEST = 1_000;

/** @returns what the QR code in the picture holds; `null` where there is none, or none that can be read. */
export function readQrCode(picture: ImageBitmap | HTMLVideoElement): string | null {
  const [wide, high] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST / Math.max(wide, high));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return null;
  context.drawImage(picture, 0, 0, width, height);
  try {
    return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
  } catch {
    // This is how the library says that it found none.
    return null;
  }
}
