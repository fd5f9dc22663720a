import type { SeenWord } from '../../domain/reading/word-places.js';

/** A piece of text as pdf.js gives it. */
interface Piece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** The page as it is shown; `transform` leads from the page's own points there. */
interface Shown {
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** Below the line on which letters stand, of their height. */
const DESCENT = 0.22;
/** How wide letters are beside each other, as in most fonts; a PDF tells the width of a piece alone. */
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef\p{Script=Han}]/u, 1],
  [/[mwMW@%]/, 0.88],
  [/\p{Lu}/u, 0.68],
  [/[ijltfrI.,:;'|!()[\]/ -]/, 0.3],
];
const USUAL = 0.54;

const widthOf = (letter: string) => WIDTHS.find(([which]) => which.test(letter))?.[1] ?? USUAL;

/** Where the words of a piece stand on the page, as near as the piece lets one tell. */
export function wordsIn({ str, transform, width, height }: Piece, page: Shown): SeenWord[] {
  const letters = [...str];
  const widths = letters.map(widthOf);
  const whole = widths.reduce((sum, one) => sum + one, 0);
  if (whole === 0 || width <= 0) return [];
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const [along, up] = [
    { x: a / length, y: b / length },
    { x: -b / length, y: a / length },
  ];
  const tall = height || length;
  const point = (far: number, high: number) =>
    shownAt(page, x + along.x * far + up.x * high, y + along.y * far + up.y * high);
  const words: SeenWord[] = [];
  let [before, text, from] = [0, '', 0];
  const end = () => {
    if (text === '') return;
    const corners = [from, before].flatMap((far) =>
      [-DESCENT * tall, (1 - DESCENT) * tall].map((high) => point((far / whole) * width, high)),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    words.push({ text, box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top } });
    text = '';
  };
  for (const [at, letter] of letters.entries()) {
    if (/\s/u.test(letter)) end();
    else {
      if (text === '') from = before;
      text += letter;
    }
    before += widths[at] ?? 0;
  }
  end();
  return words;
}

/** Of the page's width and height, from 0 to 1. */
function shownAt(
  { width, height, transform: [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] }: Shown,
  x: number,
  y: number,
) {
  return { x: (a * x + c * y + e) / width, y: (b * x + d * y + f) / height };
}
