import { type FoundField, lookIn, type Read } from './text-comparison.js';
import { around, type Place, placeOf, type WordPlace } from './word-places.js';

export interface PlacedField extends FoundField {
  /** `null` where it is not known, or the value was not found. */
  readonly place: Place | null;
}

interface PlacedWord {
  readonly word: string;
  readonly place: Place;
}

/** A value is written over so many lines at most. */
const MOST_LINES = 3;

/**
 * Where on the document that stands which was found in its text.
 * @param places of the text's words, as `placesInText` gives them.
 * @param read how a name of any script reads in Latin letters.
 */
export function placeFound(
  found: readonly FoundField[],
  text: string,
  places: readonly WordPlace[],
  read: Read,
): PlacedField[] {
  const lines = linesOf(text, places);
  return found.map((one) => {
    const isIn = (words: readonly PlacedWord[]) =>
      lookIn(words.map(({ word }) => word).join(' '), read)(one.field, one.claimed) === one.found;
    return { ...one, place: one.found === 'not_found' ? null : placeWhere(isIn, lines) };
  });
}

function linesOf(text: string, places: readonly WordPlace[]): PlacedWord[][] {
  let at = 0;
  const lines = text.split('\n').map((line) =>
    line
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((word) => {
        const place = places[at++];
        return place ? [{ word, place: placeOf(place) }] : [];
      }),
  );
  return lines.filter((line) => line.length > 0);
}

/** The fewest words, in the fewest lines, of which it is true. */
function placeWhere(isIn: (words: readonly PlacedWord[]) => boolean, lines: readonly PlacedWord[][]): Place | null {
  for (let many = 1; many <= MOST_LINES; many += 1) {
    for (let from = 0; from + many <= lines.length; from += 1) {
      let words = lines.slice(from, from + many).flat();
      if (!isIn(words)) continue;
      while (words.length > 1 && isIn(words.slice(1))) words = words.slice(1);
      while (words.length > 1 && isIn(words.slice(0, -1))) words = words.slice(0, -1);
      return around(words.map(({ place }) => place));
    }
  }
  return null;
}
