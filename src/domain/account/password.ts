import { isLongerThan } from '../shared/text.js';
import { isCommonPassword } from './common-passwords.js';

export type PasswordAudience = 'student' | 'staff';

interface LengthRule {
  readonly least: number;
  readonly most: number;
  readonly tooShort: string;
  readonly tooLong: string;
}

/** In code points. */
const LENGTHS: Readonly<Record<PasswordAudience, LengthRule>> = {
  student: { least: 8, most: 16, tooShort: '8 to 16 characters', tooLong: '8 to 16 characters' },
  staff: { least: 6, most: 128, tooShort: '密码长度不能低于6位', tooLong: '密码长度不能高于128位' },
};

const COMPOSITION = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u } as const;

/** What a student's password needs, each part on its own, to be ticked off while it is typed. */
export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'digit'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

export function hasPasswordPart(password: string, part: PasswordPart): boolean {
  return part === 'length' ? lengthProblem(password, LENGTHS.student) === null : COMPOSITION[part].test(password);
}

/** In UTF-16 units, longer than any password that there is; what is longer is refused before it is hashed. */
const GIVEN_MAX = 200;

/** What is wrong with what somebody gives as the password of an account, or `null`. */
export function givenPasswordProblem(given: unknown): string | null {
  if (given === undefined || given === null || given === '') return 'Please input password';
  return typeof given === 'string' && given.length <= GIVEN_MAX ? null : 'Please input the correct password';
}

/** What is wrong with a new password, as the catalogue says it, or `null`. */
export function passwordProblem(password: string, audience: PasswordAudience): string | null {
  const wrongLength = lengthProblem(password, LENGTHS[audience]);
  if (wrongLength) return wrongLength;
  if (audience === 'student' && !PASSWORD_PARTS.every((part) => hasPasswordPart(password, part))) {
    return 'Required: uppercase letter,lowercase letter and number';
  }
  return isCommonPassword(password) ? 'This password is too common' : null;
}

function lengthProblem(password: string, { least, most, tooShort, tooLong }: LengthRule): string | null {
  if (isLongerThan(password, most)) return tooLong;
  return isLongerThan(password, least - 1) ? null : tooShort;
}
