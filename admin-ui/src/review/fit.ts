/** What a document is drawn to fit into: the width of the viewer, or all of it, so that a page is seen whole. */
export type Fit = 'width' | 'page';

interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 120;
/** Of most papers, until one has been read. */
export const A4: Size = { width: 210, height: 297 };

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
