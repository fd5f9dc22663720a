import { useEffect, useState } from 'react';

/** At the latest then, for browsers that are never idle or do not tell. */
const LATEST_MS = 1_500;

/** True once the page is shown and has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = window.setTimeout(done, LATEST_MS);
      return () => window.clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
