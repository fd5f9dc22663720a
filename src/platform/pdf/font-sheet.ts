/** One `@font-face` rule of a font package: a file and the characters in it. */
export interface FontChunk {
  /** As the sheet writes it: `600`, or `100 900` for a variable font. */
  readonly weight: string;
  /** Path of the woff2 file, relative to the sheet. */
  readonly file: string;
  /** First and last code points of the ranges one after another: `[a, b, c, d]` stands for a-b and c-d. */
  readonly ranges: Uint32Array;
}

/** The rules of a style sheet as `@fontsource` packages write them. @throws Error when there is none. */
export function parseFontSheet(css: string): FontChunk[] {
  const chunks: FontChunk[] = [];
  for (const [rule] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const weight = /font-weight:\s*([\d ]+);/.exec(rule)?.[1]?.trim();
    const file = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1];
    const ranges = /unicode-range:\s*([^;}]+)/.exec(rule)?.[1];
    if (weight && file) chunks.push({ weight, file, ranges: parseRanges(ranges ?? 'U+0-10FFFF') });
  }
  if (chunks.length === 0) throw new Error('a font style sheet holds no @font-face rule');
  return chunks;
}

function parseRanges(text: string): Uint32Array {
  const bounds: number[] = [];
  for (const range of text.split(',')) {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    bounds.push(Number.parseInt(first, 16), Number.parseInt(last, 16));
  }
  return Uint32Array.from(bounds);
}

export function holds(chunk: FontChunk, codePoint: number): boolean {
  const { ranges } = chunk;
  for (let i = 0; i < ranges.length; i += 2) {
    if (codePoint >= (ranges[i] ?? Infinity) && codePoint <= (ranges[i + 1] ?? -1)) return true;
  }
  return false;
}
