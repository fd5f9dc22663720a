import { Box } from '@mantine/core';
import { lazyPart } from '../../lib/lazy-part';
import { useNear } from './use-near';

const SampleReport = lazyPart(() => import('./SampleReport'), Room, <Room />);

export function SampleWhenNear() {
  const [place, isNear] = useNear();
  return <div ref={place}>{isNear ? <SampleReport /> : <Room />}</div>;
}

/** About as high as what takes its place. */
function Room() {
  return <Box mih={{ base: '33rem', sm: '18.5rem' }} />;
}
