import { useEffect, useState } from 'react';

/** Whole seconds until a time, going down to 0; none for `null`. */
export function useSecondsUntil(end: number | null): number {
  const [now, setNow] = useState(Date.now);
  const left = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (end === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [end]);
  return left;
}
