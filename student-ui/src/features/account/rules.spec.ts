import { describe, expect, it, test } from '@jest/globals';
import {
  codeProblem,
  confirmProblem,
  emailProblem,
  passwordParts,
  passwordProblem,
  staffPasswordProblem,
  tidyCode,
} from './rules';

describe('an email', () => {
  test.each(['mei@example.com', ' mei@example.com ', 'first.last+tag@sub.example.com.my', '王小明@例子.中国'])(
    '%s is right',
    (email) => expect(emailProblem(email)).toBeNull(),
  );
  test.each(['mei', 'mei@', '@b.co', 'mei@example', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@127.0.0.1', '<a@b.co>'])(
    '%s is not',
    (email) => expect(emailProblem(email)).toBe('emailWrong'),
  );
  test.each(['', '  '])('%j is missing', (email) => expect(emailProblem(email)).toBe('emailMissing'));
});

describe('a password', () => {
  test.each([
    ['', 'passwordMissing'],
    ['Kelapa1', 'passwordLength'],
    ['Kelapa12', null],
    ['Kelapa1234567890', null],
    ['Kelapa12345678901', 'passwordLength'],
    ['kelapa12', 'passwordKinds'],
    ['KELAPA12', 'passwordKinds'],
    ['KelapaMuda', 'passwordKinds'],
    [`Aa1${'😀'.repeat(13)}`, null],
    ['Älles klar 1', null],
  ])('of a student, %s: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  test.each([
    ['', 'passwordMissing'],
    ['12 ab', 'staffPasswordShort'],
    ['王小明王小明', null],
    ['x'.repeat(129), 'staffPasswordLong'],
  ])('of staff, %.20s: %s', (password, problem) => expect(staffPasswordProblem(password)).toBe(problem));

  it('is told in parts while it is typed', () => {
    expect(passwordParts('')).toEqual({ length: false, upper: false, lower: false, digit: false });
    expect(passwordParts('kelapa 1')).toEqual({ length: true, upper: false, lower: true, digit: true });
    expect(passwordParts('K'.repeat(17))).toEqual({ length: false, upper: true, lower: false, digit: false });
  });
});

it('asks for the password once more, and for the code', () => {
  expect(confirmProblem('', 'Kelapa12')).toBe('confirmMissing');
  expect(confirmProblem('kelapa12', 'Kelapa12')).toBe('confirmOther');
  expect(confirmProblem('Kelapa12', 'Kelapa12')).toBeNull();
  expect(codeProblem(' ')).toBe('codeMissing');
  expect(codeProblem('482913')).toBeNull();
  expect(tidyCode(' 482 913\n')).toBe('482913');
  expect(tidyCode('４８２９１３')).toBe('482913');
});
