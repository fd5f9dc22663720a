import { useMediaQuery } from '@mantine/hooks';

/** Known at the first paint, so that nothing is asked for or laid out twice. */
const AT_ONCE = { getInitialValueInEffect: false };

/** Below the width where lists become tables: Mantine's `sm`. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, AT_ONCE);
}

export function usePrefersStill(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', false, AT_ONCE);
}

/** What is held in the hand: there one takes a picture of a paper rather than look for a file. */
export function hasCamera(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
