import { compose } from '../shared/text.js';

/** A part of a page as it is shown; all from 0 to 1, of the page's width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A word that was read, with its place. */
export interface SeenWord {
  readonly text: string;
  readonly box: Box;
}

/** Where something stands in a document. */
export interface Place extends Box {
  /** From 1. */
  readonly page: number;
}

/** As it is kept: the page, from 1, then left, top, width and height in thousandths. */
export type WordPlace = readonly [page: number, left: number, top: number, width: number, height: number];

/** Words of which the place is kept: documents say what they are about at their beginning. */
export const PLACES_MAX = 1500;

const THOUSANDTHS = 1000;

/**
 * The places of a text's words, as `split(/\s+/)` gives them, one after another.
 * @param text as it is kept: cleaned and cut. @param words that it was made of, in its order.
 * @returns fewer than the text has words where the two part, or words are many.
 */
export function placesInText(text: string, words: ReadonlyArray<SeenWord & { readonly page: number }>): WordPlace[] {
  const read = words.flatMap(({ text: word, box, page }) =>
    [...compose(word).replace(/[\p{C}\s]/gu, '')].map((letter) => ({ letter, place: { page, ...box } })),
  );
  const places: WordPlace[] = [];
  let at = 0;
  for (const word of text.split(/\s+/u).filter(Boolean).slice(0, PLACES_MAX)) {
    const letters = [...word];
    const under = read.slice(at, at + letters.length);
    if (under.length < letters.length || under.some(({ letter }, index) => letter !== letters[index])) break;
    const place = around(under.map((one) => one.place));
    if (!place) break;
    places.push(kept(place));
    at += letters.length;
  }
  return places;
}

/** The smallest place that holds those of the first one's page. */
export function around(places: readonly Place[]): Place | null {
  const [first] = places;
  if (!first) return null;
  const on = places.filter(({ page }) => page === first.page);
  const [left, top] = [Math.min(...on.map((one) => one.left)), Math.min(...on.map((one) => one.top))];
  const right = Math.max(...on.map((one) => one.left + one.width));
  const bottom = Math.max(...on.map((one) => one.top + one.height));
  return { page: first.page, left, top, width: right - left, height: bottom - top };
}

function kept({ page, left, top, width, height }: Place): WordPlace {
  const [from, above] = [within(left), within(top)];
  return [page, from, above, within(left + width) - from, within(top + height) - above];
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * THOUSANDTHS);

export function placeOf([page, ...sides]: WordPlace): Place {
  const [left = 0, top = 0, width = 0, height = 0] = sides.map((side) => side / THOUSANDTHS);
  return { page, left, top, width, height };
}
