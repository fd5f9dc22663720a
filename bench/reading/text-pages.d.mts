import type { BrowserContext } from 'playwright-core';

export interface DrawnText {
  readonly pdf: Buffer;
  readonly picture: Buffer;
  /** Where the word stands, of the page's width and height; `null` where it does not. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

export const SCALE: number;
export const TEXTS: Readonly<Record<'english' | 'malay' | 'chinese', readonly string[]>>;
export function textPage(context: BrowserContext, lines: readonly string[], word?: string): Promise<DrawnText>;
