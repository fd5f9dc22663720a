import { useCallback, useEffect, useRef } from 'react';
import { JUMP_PX, jumpFrom, STEP_MS, STEP_PX, wrapped } from './scroller';

const JUMP_MS = 400;

interface Options {
  /** Of the row, without its copies. */
  readonly width: number;
  readonly isMoving: boolean;
  /** Jumps arrive at once. */
  readonly isAbrupt: boolean;
}

/** Moves the element of `track`; past React, which has nothing to draw anew 33 times a second. */
export function useScroller({ width, isMoving, isAbrupt }: Options) {
  const track = useRef<HTMLDivElement>(null);
  const offset = useRef(0);
  const jumpEnds = useRef(0);

  const place = useCallback((at: number, duration = 0) => {
    const element = track.current;
    if (!element) return;
    element.style.transition = duration > 0 ? `transform ${duration}ms ease-out` : 'none';
    element.style.transform = `translateX(${-at}px)`;
  }, []);

  useEffect(() => {
    if (!isMoving || width === 0) return;
    const timer = window.setInterval(() => {
      if (performance.now() < jumpEnds.current) return;
      offset.current = wrapped(offset.current + STEP_PX, width);
      place(offset.current);
    }, STEP_MS);
    return () => window.clearInterval(timer);
  }, [isMoving, width, place]);

  function jump(by: number) {
    if (width === 0) return;
    const { from, to } = jumpFrom(offset.current, by, width);
    place(from);
    // Read, so that the browser takes the beginning for a place of its own and glides from there.
    void track.current?.offsetWidth;
    place(to, isAbrupt ? 0 : JUMP_MS);
    offset.current = wrapped(to, width);
    jumpEnds.current = performance.now() + (isAbrupt ? 0 : JUMP_MS);
  }

  return { track, back: () => jump(-JUMP_PX), on: () => jump(JUMP_PX) };
}
