import 'image-js';

declare module 'image-js' {
  /** What its own declarations leave out. */
  interface RoiManager {
    /** White is looked at. */
    fromMask(mask: Image): void;
    getRois(options: { readonly minSurface: number }): Array<{
      readonly minX: number;
      readonly minY: number;
      readonly maxX: number;
      readonly maxY: number;
      readonly surface: number;
    }>;
  }
}
