/** Percent of the printed size. */
const STEPS: readonly number[] = [50, 75, 100, 125, 150, 200, 300];
const NARROWEST = 0.1;
/** CSS pixels in a point of a PDF. */
export const PIXELS_PER_POINT = 96 / 72;

/** `fit`: as wide as the place that there is. */
export type Zoom = number | 'fit';

/** What a zoom is in percent, where a page of `width` points stands in a place of `room` pixels. */
export function percentOf(zoom: Zoom, room: number, width: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.max(NARROWEST, room / (width * PIXELS_PER_POINT)) * 100;
}

/** The next step from what is shown; `null` where there is none. */
export function zoomStep(percent: number, direction: 'in' | 'out'): number | null {
  const shown = Math.round(percent);
  return (direction === 'in' ? STEPS.find((step) => step > shown) : STEPS.findLast((step) => step < shown)) ?? null;
}
