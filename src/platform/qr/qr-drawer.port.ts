export abstract class QrDrawer {
  /** An SVG image, without scripts, styles or references, of a QR code that holds `text` as it is. */
  abstract svg(text: string): Promise<string>;
}
