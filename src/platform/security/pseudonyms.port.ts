/**
 * Stands where it is kept for what must not be readable there: who looks for somebody finds the same again, nobody
 * finds more.
 */
export abstract class Pseudonyms {
  /** 20 hexadecimal digits of a keyed hash; texts that count as equal (`comparisonKey`) have the same. */
  abstract of(text: string): string;
  /** 64 digits of another keyed hash; only the very same text has the same. */
  abstract exactly(text: string): string;
}
