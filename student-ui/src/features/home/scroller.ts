/** 3 px every 30 ms. */
export const STEP_PX = 3;
export const STEP_MS = 30;
/** What a press of an arrow moves. */
export const JUMP_PX = 1200;
/** The width of a place in the row, its gap included; the style sheet has the same. */
export const PLACE_PX = 176;
/** The widest that the row is ever seen. */
const VIEW_PX = 1140;

/** How often the row is repeated, so that a jump from anywhere in the first one shows no end. */
export function copiesOf(places: number): number {
  return 1 + Math.ceil((JUMP_PX + VIEW_PX) / (places * PLACE_PX));
}

/** The same view, in the first copy of the row. */
export function wrapped(offset: number, width: number): number {
  return ((offset % width) + width) % width;
}

/** From where to where a jump goes without passing an end: the beginning looks the same as where the row is. */
export function jumpFrom(offset: number, by: number, width: number): { readonly from: number; readonly to: number } {
  const from = by < 0 && offset + by < 0 ? offset + width * Math.ceil(-(offset + by) / width) : offset;
  return { from, to: from + by };
}

/** At most `count` of them, taken evenly from the whole list. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, place) => items[Math.floor((place * items.length) / count)]).flatMap(
    (item) => (item === undefined ? [] : [item]),
  );
}
