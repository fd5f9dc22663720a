import { expect, it } from '@jest/globals';
import { arePhotosSeen, type PhotoLooks, withLook } from './photo-looks';

const ONE = '/api/file/one';
const OTHER = '/api/file/other';
const CHANGES = [
  { field: 'name', before: 'Aminah', after: 'Aminah binti Ali' },
  { field: 'avatar', before: ONE, after: OTHER },
] as const;

type Look = readonly [url: string, isSeen: boolean];
const areSeen = (looks: readonly Look[], changes: Parameters<typeof arePhotosSeen>[0] = CHANGES) =>
  arePhotosSeen(
    changes,
    looks.reduce<PhotoLooks>((known, [url, isSeen]) => withLook(known, url, isSeen), new Map()),
  );

it('both photos have to be seen, where there are any', () => {
  expect([areSeen([]), areSeen([[ONE, true]]), areSeen([[OTHER, true]])]).toEqual([false, false, false]);
  const both: Look[] = [
    [ONE, true],
    [OTHER, true],
  ];
  expect(areSeen(both)).toBe(true);
  expect(areSeen([...both, [OTHER, false]])).toBe(false);
  expect(areSeen([], [CHANGES[0]])).toBe(true);
  expect(areSeen([[OTHER, true]], [{ ...CHANGES[1], before: '' }])).toBe(true);
});

it('the one so far is given up once it was tried again; the other one never is', () => {
  const failed: Look[] = [
    [OTHER, true],
    [ONE, false],
  ];
  expect([areSeen(failed), areSeen([...failed, [ONE, false]])]).toEqual([false, true]);
  // What was seen meanwhile is there, and is tried again from the beginning.
  expect(areSeen([...failed, [ONE, true], [ONE, false]])).toBe(false);
  const other: Look[] = [
    [ONE, true],
    [OTHER, false],
    [OTHER, false],
    [OTHER, false],
  ];
  expect(areSeen(other)).toBe(false);
});
