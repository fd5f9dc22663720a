import { useEffect } from 'react';
import { languageOf } from '../lib/text-language';

const HAN = /\p{Script=Han}/u;
/** After what the page itself needs. */
const FONT_MS = 2_000;

/** A text from the records, marked with its language, which may not be the page's. */
export function Written({ children }: { children: string }) {
  const hasHan = HAN.test(children);
  // A page in English does not bring the Chinese font along, and a machine may have none.
  useEffect(() => {
    if (!hasHan) return;
    const timer = window.setTimeout(() => void import('@fontsource-variable/noto-sans-sc'), FONT_MS);
    return () => window.clearTimeout(timer);
  }, [hasHan]);
  return <span lang={languageOf(children)}>{children}</span>;
}
