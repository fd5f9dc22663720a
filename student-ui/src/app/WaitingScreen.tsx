import { Box } from '@mantine/core';
import { LoadingState } from '../components/LoadingState';

/**
 * In the place of the first screen until its program is there: as high as the window, so that nothing below it jumps.
 */
export function WaitingScreen() {
  return (
    <Box mih="100vh">
      <LoadingState />
    </Box>
  );
}
