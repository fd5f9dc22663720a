declare module 'mrz-detection' {
  import type { Image } from 'image-js';

  /** What it made on the way, 500 points wide, and the zone that it cut out. */
  export interface Steps {
    resized?: Image;
    /** White where something looks like lines of print. */
    erode?: Image;
    crop?: Image;
  }

  /** Cuts out the machine-readable zone, the largest one. @throws Error where it finds none. */
  export function getMrz(image: Image, options: { readonly debug: true; readonly out: Steps }): void;
  /** Reads the lines of a zone that was cut out. */
  export function readMrz(zone: Image): Promise<{ readonly mrz: string[] }>;
}
