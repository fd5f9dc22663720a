import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen a place may be and still count as near. */
const MARGIN = '200px';

/** Whether somebody has come near a place: what is heavy and only there is fetched then. */
export function useNear(): readonly [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: MARGIN,
      },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [place, isNear];
}
