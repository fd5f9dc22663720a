import { describe, expect, it, test } from '@jest/globals';
import {
  codeProblem,
  confirmProblem,
  emailProblem,
  passwordProblem,
  resetPasswordProblem,
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
    (email) => expect(emailProblem(email)).toEqual({ code: 'email_malformed' }),
  );
  test.each(['', '  '])('%j is missing', (email) => expect(emailProblem(email)).toEqual({ code: 'email_needed' }));
});

describe('a password', () => {
  test.each([
    ['', 'password_needed'],
    ['Kelapa1', 'length_between'],
    ['Kelapa12', null],
    ['Kelapa1234567890', null],
    ['Kelapa12345678901', 'length_between'],
    ['kelapa12', 'password_composition'],
    ['KELAPA12', 'password_composition'],
    ['KelapaMuda', 'password_composition'],
    [`Aa1${'😀'.repeat(13)}`, null],
    ['Älles klar 1', null],
  ])('of a student, %s: %s', (password, code) => expect(passwordProblem(password)?.code ?? null).toBe(code));

  test.each([
    ['', 'password_needed'],
    ['12 ab', 'password_too_short'],
    ['王小明王小明', null],
    ['x'.repeat(129), 'password_too_long'],
  ])('of staff, %.20s: %s', (password, code) => expect(staffPasswordProblem()(password)?.code ?? null).toBe(code));
});

it('holds a password of staff to as many characters as the service says', () => {
  expect(staffPasswordProblem(12)('kelapa muda')).toEqual({ code: 'password_too_short', params: { min: 12 } });
  expect(staffPasswordProblem(12)('kelapa muda!')).toBeNull();
});

it.each([
  ['', 'password_needed'],
  ['Kel12', 'length_between'],
  ['Kelapa1', null],
  ['kelapa muda!', null],
  ['Kelapa12', null],
  ['kelapa muda durian', null],
  ['x'.repeat(129), 'password_too_long'],
])('leaves it to the service whether %.20s is of staff: %s', (password, code) => {
  expect(resetPasswordProblem(password)?.code ?? null).toBe(code);
});

it('refuses at a reset what neither rule takes', () => {
  expect(resetPasswordProblem('kelapa.muda1', { email: 'kelapa.muda@example.com' })?.code).toBe('password_personal');
  expect(resetPasswordProblem('password1234')?.code).toBe('password_common');
});

it('refuses a password that tells whose it is', () => {
  const owner = { email: 'kelapa.muda@example.com', name: 'Durian Lim', passport: 'E1234567' };
  for (const password of ['KelapaMuda-1', 'Durian-2026', 'xX-e1234567']) {
    expect(passwordProblem(password, owner)).toEqual({ code: 'password_personal' });
    expect(staffPasswordProblem()(password, owner)).toEqual({ code: 'password_personal' });
  }
  expect(passwordProblem('Rambutan-26', owner)).toBeNull();
});

it('asks for the password once more, and for the code', () => {
  expect(confirmProblem('', 'Kelapa12')).toEqual({ code: 'password_repeat_needed' });
  expect(confirmProblem('kelapa12', 'Kelapa12')).toEqual({ code: 'passwords_differ' });
  expect(confirmProblem('Kelapa12', 'Kelapa12')).toBeNull();
  expect(codeProblem(' ')).toEqual({ code: 'code_needed' });
  expect(codeProblem('482913')).toBeNull();
  expect(tidyCode(' 482 913\n')).toBe('482913');
  expect(tidyCode('４８２９１３')).toBe('482913');
});
