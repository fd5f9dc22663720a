import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION } from './application';
import { fieldsOfGroup, filesFieldOf, isUntouched, ownWordsIn, type Rejection } from './rejections';

const base = { ...EMPTY_APPLICATION, passport: 'E1', passport_photos: ['/api/file/1', '/api/file/2'] };
const rejection = (changes: Partial<Rejection> = {}): Rejection => ({
  group: 'passport',
  verdict: 'send_again',
  reasons: [],
  comment: 'Page 2 is cut off',
  changed: false,
  ...changes,
});

it('knows the fields of a group: its files first, its remark, what its checks support', () => {
  expect(filesFieldOf('photo')).toBe('avatar');
  expect(fieldsOfGroup('photo')).toEqual(['avatar']);
  expect(fieldsOfGroup('passport')).toEqual([
    'passport_photos',
    'passport_remark',
    'name',
    'birth',
    'gender',
    'nationality',
    'passport',
  ]);
  expect(fieldsOfGroup('payment')).toEqual(['payment_photos', 'payment_remark', 'type']);
});

it.each([
  ['nothing', {}, true],
  ['the order of its files', { passport_photos: ['/api/file/2', '/api/file/1'] }, true],
  ['another group', { payment_remark: 'Paid', major: 'Law' }, true],
  ['a file of it', { passport_photos: ['/api/file/1'] }, false],
  ['a field that its checks support', { birth: '2001-01-01' }, false],
  ['its remark', { passport_remark: 'Scanned anew' }, false],
])('is untouched after a change of %s: %s', (_what, change, untouched) => {
  expect(isUntouched(rejection(), base, { ...base, ...change })).toBe(untouched);
  expect(isUntouched(rejection({ changed: true }), base, { ...base, ...change })).toBe(false);
});

it('tells what an officer has written, but not once more what the groups say', () => {
  const composed = 'Passport – please send it again:\nPage 2 is cut off';
  expect(ownWordsIn(composed, [rejection()])).toBeNull();
  expect(ownWordsIn('Please see us', [rejection()])).toBe('Please see us');
  expect(ownWordsIn('', [rejection()])).toBeNull();
});
