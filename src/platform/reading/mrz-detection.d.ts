declare module 'mrz-detection' {
  import type { Image } from 'image-js';

  /** Cuts out the machine-readable zone. @throws Error where it finds none. */
  export function getMrz(image: Image): Image;
  /** Reads the lines of a zone that was cut out. */
  export function readMrz(zone: Image): Promise<{ readonly mrz: string[] }>;
}
