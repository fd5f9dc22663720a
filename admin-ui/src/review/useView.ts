import { useState } from 'react';

const STEP = 1.25;
const MOST = 5;
const LEAST = 0.25;

export interface View {
  /** 1 fits the width of the viewer. */
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly page: number;
  readonly pages: number;
}

const FIRST: View = { zoom: 1, turn: 0, page: 1, pages: 1 };

/** How a document is looked at: anew for each. */
export function useView() {
  const [view, setView] = useState(FIRST);
  const change = (next: (view: View) => Partial<View>) => setView((view) => ({ ...view, ...next(view) }));
  return {
    view,
    reset: () => setView(FIRST),
    zoomIn: () => change(({ zoom }) => ({ zoom: Math.min(MOST, zoom * STEP) })),
    zoomOut: () => change(({ zoom }) => ({ zoom: Math.max(LEAST, zoom / STEP) })),
    fit: () => change(() => ({ zoom: 1 })),
    rotate: () => change(({ turn }) => ({ turn: (turn + 90) % 360 })),
    turnPage: (by: number) => change(({ page, pages }) => ({ page: Math.min(pages, Math.max(1, page + by)) })),
    setPages: (pages: number) => change(() => ({ pages })),
  };
}

export type ViewControl = ReturnType<typeof useView>;
