import { expect, it } from '@jest/globals';
import { isTyped, wishLike } from './key-wish';
import type { Key } from './queries';

const NOW = Date.parse('2026-11-28T00:00:00.000Z');
const LIKE = { name: 'Nightly run', mode: 'test', permissions: ['reports.check'], networks: ['192.0.2.7'] } as const;
const aKey = (endsAt: string | null) => ({ ...LIKE, endsAt }) as unknown as Key;

it('asks for a key that is as narrow as the one it replaces, and ends with it', () => {
  expect(wishLike(aKey('2027-01-01T00:00:00.000Z'), NOW)).toEqual({ ...LIKE, endsAt: '2027-01-01T00:00:00.000Z' });
  expect(wishLike(aKey(null), NOW)).toEqual(LIKE);
  // Nothing is made that has ended.
  expect(wishLike(aKey('2026-11-27T00:00:00.000Z'), NOW)).toEqual(LIKE);
  expect(wishLike(undefined, NOW)).toMatchObject({ mode: 'live', networks: [] });
});

it('knows what was typed from what the form begins with', () => {
  const first = wishLike(undefined);
  expect(isTyped(first, undefined)).toBe(false);
  expect(isTyped({ ...first, name: 'Nightly run' }, undefined)).toBe(true);
  expect(isTyped({ ...first, mode: 'test' }, undefined)).toBe(true);
  expect(isTyped({ ...first, permissions: [] }, undefined)).toBe(true);
  expect(isTyped({ ...first, networks: ['192.0.2.7'] }, undefined)).toBe(true);
  // The line was emptied again.
  expect(isTyped({ ...first, networks: [''] }, undefined)).toBe(false);
  const like = aKey('2027-01-01T00:00:00.000Z');
  expect(isTyped(wishLike(like, NOW), like, NOW)).toBe(false);
  expect(isTyped({ ...wishLike(like, NOW), endsAt: undefined }, like, NOW)).toBe(true);
});
