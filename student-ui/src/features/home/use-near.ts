import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen a place may be and still count as near. */
const MARGIN = '400px';

/**
 * Whether somebody has scrolled towards a place: what is only there is fetched then, not by everybody who opens the
 * page.
 */
export function useNear(): readonly [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: MARGIN });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, isNear];
}
