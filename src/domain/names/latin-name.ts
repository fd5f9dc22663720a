import type { NameReading } from './name-reading.js';

const LATIN = /^[\p{Script=Latin}\p{M}\s.,'’/-]+$/u;

/**
 * How a name in Latin letters reads without a table of other scripts, such as in a browser; nothing for one in another
 * script.
 */
export function latinReadings(name: string): NameReading[] {
  if (!LATIN.test(name)) return [];
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [
    {
      script: 'latin',
      words: letters
        .split(/[\s.,-]+/)
        .map((word) => word.replace(/[^a-z/]/g, ''))
        .filter(Boolean),
    },
  ];
}
