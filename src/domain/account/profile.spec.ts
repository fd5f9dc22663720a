import { message } from '../messages/message.js';
import { futureBirth, languageProblem, profileOf } from './profile.js';
import type { Profile } from './user.js';

const TODAY = '2026-03-01';
const NOBODY: Profile = { name: null, gender: null, passport: null, birth: null, nationality: null, avatar: null };

describe('a profile', () => {
  test('takes no birth after today, and leaves one that is there', () => {
    const tomorrow = '2026-03-02';
    expect(futureBirth(tomorrow, '1999-05-17', TODAY)).toEqual({
      birth: message('day_in_future', { label: 'date of birth' }),
    });
    expect(futureBirth(TODAY, '1999-05-17', TODAY)).toEqual({});
    expect(futureBirth(tomorrow, tomorrow, TODAY)).toEqual({});
    expect(futureBirth(null, tomorrow, TODAY)).toEqual({});
  });

  test('of an account is that and nothing else', () => {
    const user = { ...NOBODY, passwordHash: 'secret', roleId: 1 };
    expect(profileOf(user)).toEqual(NOBODY);
  });
});

test.each([
  ['cn', true],
  ['en', true],
  [undefined, true],
  [null, true],
  ['', true],
  ['CN', false],
  ['zh', false],
  [['cn'], false],
])('to be written to in %p is possible: %p', (given, isPossible) => {
  expect(languageProblem(given) === null).toBe(isPossible);
});
