import { Box } from '@mui/material';
import type { Place } from '@myverify/domain/reading/word-places';
import { useEffect, useRef } from 'react';
import { turnedBox } from './fit';

/** Paper is bright in either theme. */
const INK = '#b45309';
const percent = (share: number) => `${share * 100}%`;

/** Marks a place on the page around it, and brings it into sight. @param turn in degrees, clockwise. */
export function PlaceMark({ place, turn }: { readonly place: Place; readonly turn: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { left, top, width, height } = turnedBox(place, turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another sight
  useEffect(() => {
    const { current: mark } = frame;
    const paper = mark?.closest('[role="region"]');
    if (!mark || !paper) return;
    // The paper alone: the page must not move under the pointer.
    const [seen, whole] = [mark.getBoundingClientRect(), paper.getBoundingClientRect()];
    if (seen.top < whole.top || seen.bottom > whole.bottom) {
      paper.scrollBy({ top: seen.top - whole.top - whole.height / 2 });
    }
  }, [left, top]);
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
