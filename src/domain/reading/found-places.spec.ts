import { placeFound } from './found-places.js';
import type { FoundField } from './text-comparison.js';
import { placesInText, type WordPlace } from './word-places.js';

const TEXT = 'UNIVERSITI MALAYA\n\nCertificate No. UM-2023-004512\nMaster of Computer\nScience';
/** One below the other, the first at the top. */
const PLACES = TEXT.split(/\s+/).map((_, at): WordPlace => [1, 100, at * 100, 200, 50]);
const found = (field: FoundField['field'], claimed: string, how: FoundField['found'] = 'match') =>
  placeFound([{ field, claimed, found: how }], TEXT, PLACES, () => [])[0]?.place ?? null;

it('tells the place of the words that say it, over two lines where they are', () => {
  const { page, left, top, width, height } = found('certNo', 'UM 2023 004512') ?? {};
  expect([page, left, top]).toEqual([1, 0.1, 0.4]);
  expect(width).toBeCloseTo(0.2);
  expect(height).toBeCloseTo(0.05);
  expect(found('level', 'Master')?.top).toBe(0.5);
  const [major] = [found('major', 'Computer Science')];
  expect(major?.top).toBe(0.7);
  expect(major?.height).toBeCloseTo(0.15);
});

it('tells none of what was not found, or stands behind the places that are known', () => {
  expect(found('certNo', 'UM-9', 'not_found')).toBeNull();
  expect(
    placeFound([{ field: 'level', claimed: 'Master', found: 'match' }], TEXT, PLACES.slice(0, 3), () => []),
  ).toEqual([{ field: 'level', claimed: 'Master', found: 'match', place: null }]);
});

it('gives each word of a text its place, also where it was read in pieces, until the two part', () => {
  const box = (left: number) => ({ left, top: 0.5, width: 0.1, height: 0.02 });
  const words = [
    { text: 'Cer', box: box(0), page: 1 },
    { text: 'tificate', box: box(0.1), page: 1 },
    { text: '学\u200b生', box: box(0.5), page: 2 },
    { text: 'other', box: box(0.7), page: 2 },
  ];
  expect(placesInText('Certificate\n\n学生 more', words)).toEqual([
    [1, 0, 500, 200, 20],
    [2, 500, 500, 100, 20],
  ]);
  expect(placesInText('', words)).toEqual([]);
});
