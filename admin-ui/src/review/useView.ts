import type { Place } from '@myverify/domain/reading/word-places';
import { useState } from 'react';
import type { Fit } from './fit';

const STEP = 1.25;
const MOST = 5;
const LEAST = 0.25;

export interface View {
  readonly fit: Fit;
  /** 1 fits. */
  readonly zoom: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly page: number;
  readonly pages: number;
  /** What is marked, in one file. */
  readonly mark: Mark | null;
}

/** Where a value stands. */
export interface Mark {
  readonly fileId: string;
  readonly place: Place;
  /** Asked for, not passed by: it is brought into sight wherever the paper is. */
  readonly isSought?: boolean;
}

const FIRST: View = { fit: 'width', zoom: 1, turn: 0, page: 1, pages: 1, mark: null };

/** How a document is looked at: anew for each, but for what it is to fit into. */
export function useView() {
  const [view, setView] = useState(FIRST);
  const change = (next: (view: View) => Partial<View>) => setView((view) => ({ ...view, ...next(view) }));
  return {
    view,
    reset: () => setView(({ fit }) => ({ ...FIRST, fit })),
    zoomIn: () => change(({ zoom }) => ({ zoom: Math.min(MOST, zoom * STEP) })),
    zoomOut: () => change(({ zoom }) => ({ zoom: Math.max(LEAST, zoom / STEP) })),
    zoomBy: (factor: number) => change(({ zoom }) => ({ zoom: Math.min(MOST, Math.max(LEAST, zoom * factor)) })),
    fitInto: (fit: Fit) => change(() => ({ fit, zoom: 1 })),
    rotate: () => change(({ turn }) => ({ turn: (turn + 90) % 360 })),
    turnPage: (by: number) => change(({ page, pages }) => ({ page: Math.min(pages, Math.max(1, page + by)) })),
    /** `null` takes the mark away. */
    mark: (mark: Mark | null) => change(() => ({ mark })),
    /** Turns to the page that is marked. */
    seek: (mark: Mark) => change(() => ({ mark: { ...mark, isSought: true }, page: mark.place.page })),
    setPages: (pages: number) => change(() => ({ pages })),
  };
}

export type ViewControl = ReturnType<typeof useView>;
