import { useEffect } from 'react';

const HAN = /\p{Script=Han}/u;
/** After what the page itself needs. */
const FONT_MS = 2_000;

/** A page in English does not bring the Chinese font along, and the reader's machine may have none. */
export function useChineseFont(text: string): void {
  const isNeeded = HAN.test(text);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = window.setTimeout(() => void import('@fontsource-variable/noto-sans-sc'), FONT_MS);
    return () => window.clearTimeout(timer);
  }, [isNeeded]);
}
