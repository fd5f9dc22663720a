import { type RefObject, useEffect, useRef } from 'react';

/** Letters of a PDF are selected, not moved, and buttons are pressed. */
const NOT_MOVED = '.textLayer span, .textLayer br, button, button *';
const ZOOM = 1.15;

interface PointerActions {
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/**
 * In a box that scrolls: dragging moves what is in it, the wheel with Ctrl enlarges it, a double click fits it. Fingers
 * scroll as everywhere.
 */
export function usePointer(box: RefObject<HTMLElement | null>, actions: PointerActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let from: { x: number; y: number; left: number; top: number } | null = null;
    const press = (event: PointerEvent) => {
      const { button, pointerType, target, offsetX, offsetY, clientX: x, clientY: y, pointerId } = event;
      if (button !== 0 || pointerType === 'touch' || isNotMoved(target)) return;
      const isBar = target === current && (offsetX >= current.clientWidth || offsetY >= current.clientHeight);
      if (isBar) return;
      from = { x, y, left: current.scrollLeft, top: current.scrollTop };
      current.setPointerCapture(pointerId);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from) current.scrollTo({ left: from.left - clientX + from.x, top: from.top - clientY + from.y });
    };
    const letGo = () => {
      from = null;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current.onZoom(event.deltaY < 0 ? ZOOM : 1 / ZOOM);
    };
    const fit = ({ target }: MouseEvent) => {
      if (!isNotMoved(target)) latest.current.onFit();
    };
    const ending = new AbortController();
    const { signal } = ending;
    current.addEventListener('pointerdown', press, { signal });
    current.addEventListener('pointermove', move, { signal });
    current.addEventListener('pointerup', letGo, { signal });
    current.addEventListener('pointercancel', letGo, { signal });
    // The browser would enlarge the whole page.
    current.addEventListener('wheel', wheel, { signal, passive: false });
    current.addEventListener('dblclick', fit, { signal });
    return () => ending.abort();
  }, [box]);
}

const isNotMoved = (target: EventTarget | null) => target instanceof Element && target.matches(NOT_MOVED);
