import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION } from './application';
import { changedFields, differencesOf, merge } from './differences';

const base = { ...EMPTY_APPLICATION, name: 'Mei', major: 'Law', cert_photos: ['/api/file/a'] };

it('finds the fields that differ, lists by what they hold', () => {
  expect(changedFields(base, { ...base, cert_photos: ['/api/file/a'] })).toEqual([]);
  expect(changedFields(base, { ...base, name: 'Mei Lin', cert_photos: ['/api/file/b'] })).toEqual([
    'name',
    'cert_photos',
  ]);
  expect(changedFields(base, { ...base, cert_photos: [] })).toEqual(['cert_photos']);
});

it('suggests to keep what I changed and to take what only others changed', () => {
  const mine = { ...base, name: 'Mei Lin', major: 'Physics' };
  const theirs = { ...base, major: 'Chemistry', level: 'Master' as const };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: 'name', suggested: 'mine', conflict: false },
    { field: 'major', suggested: 'mine', conflict: true },
    { field: 'level', suggested: 'theirs', conflict: false },
  ]);
});

it('does not speak of what both changed alike', () => {
  const alike = { ...base, name: 'Mei Lin' };
  expect(differencesOf(base, alike, { ...alike })).toEqual([]);
});

it('puts the two together as chosen', () => {
  const mine = { ...base, name: 'Mei Lin', major: 'Physics' };
  const theirs = { ...base, major: 'Chemistry', level: 'Master' as const };
  const merged = merge(mine, theirs, { name: 'mine', major: 'theirs', level: 'theirs' });
  expect(merged).toEqual({ ...base, name: 'Mei Lin', major: 'Chemistry', level: 'Master' });
});
