import { useEffect, useState } from 'react';

const LOOK_MS = 250;

/** Whole seconds until a time, going down to 0; none for `null`. */
export function useSecondsUntil(end: number | null): number {
  const [shown, setShown] = useState(() => ({ end, left: secondsUntil(end) }));
  if (!Object.is(shown.end, end)) setShown({ end, left: secondsUntil(end) });
  useEffect(() => {
    if (end === null) return;
    const timer = window.setInterval(() => {
      const left = secondsUntil(end);
      setShown((before) => (before.left === left ? before : { end, left }));
      if (left === 0) window.clearInterval(timer);
    }, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [end]);
  return shown.left;
}

/** So many seconds from now on, and anew whenever `since` is another. */
export function useSecondsFrom(seconds: number, since: unknown): number {
  const [begun, setBegun] = useState(() => ({ since, end: Date.now() + seconds * 1000 }));
  if (!Object.is(begun.since, since)) setBegun({ since, end: Date.now() + seconds * 1000 });
  return useSecondsUntil(begun.end);
}

function secondsUntil(end: number | null): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000));
}
