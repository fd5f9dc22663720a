import { Box } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const SampleReport = lazy(() => import('./SampleReport'));

/** Fetched by those who scroll towards it, not by everybody who opens the page. */
export function SampleWhenNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '300px' });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Box ref={place} mih={{ base: '33rem', sm: '18.5rem' }}>
      <Suspense>{isNear && <SampleReport />}</Suspense>
    </Box>
  );
}
