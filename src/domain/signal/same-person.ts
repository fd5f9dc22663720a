import { nameSearchKey } from '../names/name-comparison.js';
import type { NameReading } from '../names/name-reading.js';

/**
 * Whether two who were born on one day have one name: in any order, with or without particles, in characters or in
 * Latin letters.
 */
export function isSameName(one: readonly NameReading[], other: readonly NameReading[]): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

function keysOf(readings: readonly NameReading[]): string[] {
  return readings.map(nameSearchKey).filter((key) => key !== null);
}
