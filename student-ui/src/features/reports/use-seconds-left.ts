import { useEffect, useState } from 'react';

/** Counts down from `seconds` to 0, and anew whenever `since` is another. */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [end, setEnd] = useState({ since, at: Date.now() + seconds * 1000 });
  const [now, setNow] = useState(() => Date.now());
  if (end.since !== since) {
    setEnd({ since, at: Date.now() + seconds * 1000 });
    setNow(Date.now());
  }
  const left = Math.max(0, Math.ceil((end.at - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
