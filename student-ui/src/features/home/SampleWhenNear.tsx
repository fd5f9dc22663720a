import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNear } from './use-near';

const SampleReport = lazy(() => import('./SampleReport'));

/** About as high as what takes its place. */
const ROOM = <Box mih={{ base: '33rem', sm: '18.5rem' }} />;

export function SampleWhenNear() {
  const [place, isNear] = useNear();
  return (
    <div ref={place}>
      <Suspense fallback={ROOM}>{isNear ? <SampleReport /> : ROOM}</Suspense>
    </div>
  );
}
