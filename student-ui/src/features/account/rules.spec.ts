import { describe, expect, it, test } from '@jest/globals';
import { codeProblem, confirmProblem, emailProblem, passwordProblem, staffPasswordProblem, tidyCode } from './rules';

describe('an email', () => {
  test.each(['mei@example.com', ' mei@example.com ', 'first.last+tag@sub.example.com.my', '王小明@例子.中国'])(
    '%s is right',
    (email) => expect(emailProblem(email)).toBeNull(),
  );
  test.each(['mei', 'mei@', '@b.co', 'mei@example', 'a b@c.co', 'a@b..co', 'a@@b.co', 'a@127.0.0.1', '<a@b.co>'])(
    '%s is not',
    (email) => expect(emailProblem(email)).toBe('Please input the correct email'),
  );
  test.each(['', '  '])('%j is missing', (email) => expect(emailProblem(email)).toBe('Please input email'));
});

describe('a password', () => {
  test.each([
    ['', 'passwordMissing'],
    ['Kelapa1', '8 to 16 characters'],
    ['Kelapa12', null],
    ['Kelapa1234567890', null],
    ['Kelapa12345678901', '8 to 16 characters'],
    ['kelapa12', 'Required: uppercase letter,lowercase letter and number'],
    ['KELAPA12', 'Required: uppercase letter,lowercase letter and number'],
    ['KelapaMuda', 'Required: uppercase letter,lowercase letter and number'],
    [`Aa1${'😀'.repeat(13)}`, null],
    ['Älles klar 1', null],
  ])('of a student, %s: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  test.each([
    ['', 'passwordMissing'],
    ['12 ab', '密码长度不能低于6位'],
    ['王小明王小明', null],
    ['x'.repeat(129), '密码长度不能高于128位'],
  ])('of staff, %.20s: %s', (password, problem) => expect(staffPasswordProblem(password)).toBe(problem));
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
