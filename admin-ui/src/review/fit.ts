import type { Box } from '@myverify/domain/reading/word-places';

/** What a document is drawn to fit into: the width of the viewer, or all of it, so that a page is seen whole. */
export type Fit = 'width' | 'page';

interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 120;
/** Of most papers, until one has been read. */
export const A4: Size = { width: 210, height: 297 };

/** A part of a page, once that is turned clockwise. @param turn in degrees, by right angles */
export function turnedBox({ left, top, width, height }: Box, turn: number): Box {
  if (turn === 90) return { left: 1 - top - height, top: left, width: height, height: width };
  if (turn === 180) return { left: 1 - left - width, top: 1 - top - height, width, height };
  if (turn === 270) return { left: top, top: 1 - left - width, width: height, height: width };
  return { left, top, width, height };
}

/**
 * How wide a page is drawn.
 * @param room of the viewer
 * @param page as it lies in its file
 * @param turn in degrees, by right angles
 */
export function widthOf(room: Size, page: Size, { fit, zoom, turn }: { fit: Fit; zoom: number; turn: number }): number {
  const ratio = turn % 180 === 0 ? page.width / page.height : page.height / page.width;
  const fitting = fit === 'width' ? room.width : Math.min(room.width, room.height * ratio);
  return Math.max(LEAST, Math.floor(fitting * zoom));
}
