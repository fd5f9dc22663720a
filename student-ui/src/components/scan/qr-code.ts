import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import reader from 'zxing-wasm/reader/zxing_reader.wasm?url';

// From our own server: left alone, the library fetches it from another one.
prepareZXingModule({ overrides: { locateFile: () => reader } });

const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** @returns what the first QR code in the picture holds; `null` where there is none. */
export async function readQrCode(picture: ImageBitmapSource): Promise<string | null> {
  const [code] = await detector.detect(picture);
  return code?.rawValue ?? null;
}
