import fc from 'fast-check';
import { message } from '../messages/message.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { hasPasswordPart, PASSWORD_PARTS, passwordProblem } from './password.js';

const LENGTH = message('length_between', { min: 8, max: 16 });
const COMPOSITION = message('password_composition');
const COMMON = message('password_common');

describe('the password of a student', () => {
  test.each([
    ['', LENGTH],
    ['Kelapa1', LENGTH],
    ['Kelapa12', null],
    ['Kelapa1234567890', null],
    ['Kelapa12345678901', LENGTH],
    ['kelapa12', COMPOSITION],
    ['KELAPA12', COMPOSITION],
    ['KelapaMuda', COMPOSITION],
    ['12345678', COMPOSITION],
    ['Älles klar 1', null],
    ['Aa1 😀😀😀', LENGTH],
    ['Aa1 😀😀😀😀', null],
    [`Aa1${'😀'.repeat(13)}`, null],
    [`Aa1${'😀'.repeat(14)}`, LENGTH],
    ['password1', COMPOSITION],
    ['Password1', COMMON],
    ['pASSWORD1', COMMON],
    ['Qwerty123', COMMON],
    ['P@ssw0rd', COMMON],
    ['1Qaz2Wsx', COMMON],
    ['Abcd1234', COMMON],
    ['MyVerify2026', COMMON],
    ['Welcome@123', COMMON],
    ['P@ssw0rd2026', COMMON],
    ['My-Verify-2026', COMMON],
    ['2026myVerify!', COMMON],
    ['My\u200bVerify26', COMMON],
    ['1MyVer1fy9', COMMON],
    ['Pa$$w0rd#99', COMMON],
    ['We1come-2026', COMMON],
    ['@Dmin-2026!', COMMON],
    ['99Password99', COMMON],
    ['Qwerty_2031', COMMON],
    ['Ｐassword２０３１', COMMON],
    ['L3tM31n!2026', COMMON],
    ['Malaysia@2031', COMMON],
    ['Verify-2026', null],
    ['MyFairVery1', null],
    ['Passwordless7', null],
    ['WelcomeHere7', null],
    ['Kelapa-2026', null],
    ['Tester-2026', null],
    ['Adm1ral-Nelson', null],
    ['2026-Rambutan', null],
    ['Пароль-2026', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, 'student')).toEqual(problem);
  });

  test('passes exactly when it has the length, the three kinds of characters and is not common', () => {
    const passwords = fc.string({ unit: fc.constantFrom(...'aZ9-é王'), maxLength: 20 });
    fc.assert(
      fc.property(passwords, (password) => {
        const right =
          password.length >= 8 &&
          password.length <= 16 &&
          /[aé]/.test(password) &&
          /Z/.test(password) &&
          /9/.test(password);
        expect(passwordProblem(password, 'student') === null).toBe(right);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the password of staff', () => {
  test.each([
    ['', message('password_too_short', { min: 6 })],
    ['12 ab', message('password_too_short', { min: 6 })],
    ['王小明王小', message('password_too_short', { min: 6 })],
    ['12 abc', null],
    ['王小明王小明', null],
    ['x'.repeat(128), null],
    ['😀'.repeat(128), null],
    ['x'.repeat(129), message('password_too_long', { max: 128 })],
    ['123456', COMMON],
    ['PASSWORD', COMMON],
    ['admin123', COMMON],
    ['myverify', COMMON],
    ['the myverify desk', COMMON],
    ['Administrator!', COMMON],
    ['correct horse battery', null],
  ])('%.20s: %s', (password, problem) => {
    expect(passwordProblem(password, { min: 6 })).toEqual(problem);
  });

  test.each([
    ['kelapa muda', message('password_too_short', { min: 12 })],
    ['kelapa muda!', null],
    ['😀'.repeat(11), message('password_too_short', { min: 12 })],
  ])('of twelve characters and more, %s: %s', (password, problem) => {
    expect(passwordProblem(password, { min: 12 })).toEqual(problem);
  });
});

describe('the list of common passwords', () => {
  test('is in lower case, as it is asked, and holds nothing that the length rules refuse anyway', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(6);
    }
  });
});

test('a megabyte is refused at once', () => {
  const start = performance.now();
  for (const password of ['a'.repeat(1e6), '😀'.repeat(5e5), '\u0301'.repeat(1e6), 'Aa1'.repeat(333_333)]) {
    expect(passwordProblem(password, 'student')).toEqual(LENGTH);
    expect(passwordProblem(password, { min: 6 })).toEqual(message('password_too_long', { max: 128 }));
  }
  expect(performance.now() - start).toBeLessThan(5000);
});

test.each([
  ['', []],
  ['kelapa 1', ['length', 'lower', 'digit']],
  ['K'.repeat(17), ['upper']],
])('%j has the parts %j', (password, parts) => {
  expect(PASSWORD_PARTS.filter((part) => hasPasswordPart(password, part))).toEqual(parts);
});
