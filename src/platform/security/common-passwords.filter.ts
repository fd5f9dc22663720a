import { createHash } from 'node:crypto';
import { compose } from '../../domain/shared/text.js';

// A Bloom filter: of what is in it nothing is missed, and of what is not one password in some fifteen thousand is taken
// for common.
const BITS_EACH = 20;
const HASHES = 14;

/** Letter case makes no password less common, nor do wide letters. */
const keyOf = (password: string) => compose(password, 'NFKC').toLowerCase();

/** The places of a password among so many bits: those of an arithmetic series, by two halves of one hash. */
function placesOf(password: string, bits: number): number[] {
  const hash = createHash('sha256').update(keyOf(password)).digest();
  const first = hash.readUIntBE(0, 6);
  const step = hash.readUIntBE(6, 6) % bits;
  return Array.from({ length: HASHES }, (_, n) => ((first % bits) + n * step + n * n) % bits);
}

export function filterOf(passwords: readonly string[]): Buffer {
  const keys = new Set(passwords.map(keyOf));
  const filter = Buffer.alloc(Math.ceil((keys.size * BITS_EACH) / 8));
  for (const key of keys) {
    for (const place of placesOf(key, filter.length * 8))
      filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return filter;
}

export function isInFilter(filter: Buffer, password: string): boolean {
  return placesOf(password, filter.length * 8).every((place) => ((filter[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}
