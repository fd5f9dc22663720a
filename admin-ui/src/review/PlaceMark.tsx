import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { turnedBox } from './fit';
import type { Mark } from './useView';

/** Paper is bright in either theme. */
const INK = '#b45309';
const percent = (share: number) => `${share * 100}%`;

/** Marks a place on the page around it, and brings it into sight. @param turn in degrees, clockwise. */
export function PlaceMark({ mark, turn }: { readonly mark: Mark; readonly turn: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { left, top, width, height } = turnedBox(mark.place, turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is drawn at left and top, and has to be sought again where they change
  useEffect(() => {
    const { current: box } = frame;
    const paper = box?.closest('[role="region"]');
    if (!box || !paper) return;
    // The paper alone: the page must not move under the pointer.
    const [seen, whole] = [box.getBoundingClientRect(), paper.getBoundingClientRect()];
    if (seen.top < whole.top || seen.bottom > whole.bottom) {
      paper.scrollBy({ top: seen.top - whole.top - whole.height / 2 });
    }
    // On a phone the paper is far above what is stated.
    if (mark.isSought && (whole.bottom < 0 || whole.top > window.innerHeight)) box.scrollIntoView({ block: 'center' });
  }, [left, top, mark.isSought]);
  return (
    <Box
      ref={frame}
      data-place-mark=""
      aria-hidden
      sx={{
        position: 'absolute',
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
        outline: `3px solid ${INK}`,
        outlineOffset: 3,
        borderRadius: 0.5,
        bgcolor: 'rgba(251, 191, 36, 0.3)',
        pointerEvents: 'none',
      }}
    />
  );
}
