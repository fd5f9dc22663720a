import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useNear } from './use-near';

const SampleReport = lazy(() => import('./SampleReport'));

/** As high as what takes its place. */
export function SampleWhenNear() {
  const [place, isNear] = useNear();
  return (
    <Box ref={place} mih={{ base: '33rem', sm: '18.5rem' }}>
      <Suspense>{isNear && <SampleReport />}</Suspense>
    </Box>
  );
}
