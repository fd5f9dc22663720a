import { type Message, message } from '../messages/message.js';
import { isLongerThan } from '../shared/text.js';
import { isCommonPassword } from './common-passwords.js';

export type PasswordAudience = 'student' | 'staff';

/** At least so many characters a password of staff has. From the settings, which are injected by this class. */
export abstract class StaffPasswords {
  abstract readonly min: number;
}

/** What `STAFF_PASSWORD_MIN` may be: the specification's least, and what people can still be asked to type. */
export const STAFF_PASSWORD_MIN = { least: 6, most: 64 } as const;

/** What a new password is judged by. */
export type PasswordRule = 'student' | StaffPasswords;

interface LengthRule {
  readonly least: number;
  readonly most: number;
  readonly tooShort: Message;
  readonly tooLong: Message;
}

/** In code points. */
const STUDENT_PASSWORD = { least: 8, most: 16 } as const;

const WRONG_LENGTH = message('length_between', { min: STUDENT_PASSWORD.least, max: STUDENT_PASSWORD.most });
const OF_STUDENTS: LengthRule = { ...STUDENT_PASSWORD, tooShort: WRONG_LENGTH, tooLong: WRONG_LENGTH };

function lengthRule(rule: PasswordRule): LengthRule {
  if (rule === 'student') return OF_STUDENTS;
  const { min } = rule;
  return {
    least: min,
    most: 128,
    tooShort: message('password_too_short', { min }),
    tooLong: message('password_too_long', { max: 128 }),
  };
}

const COMPOSITION = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u } as const;

/** What a student's password needs, each part on its own, to be ticked off while it is typed. */
export const PASSWORD_PARTS = ['length', 'upper', 'lower', 'digit'] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

export function hasPasswordPart(password: string, part: PasswordPart): boolean {
  return part === 'length' ? lengthProblem(password, OF_STUDENTS) === null : COMPOSITION[part].test(password);
}

/** In UTF-16 units, longer than any password that there is; what is longer is refused before it is hashed. */
const GIVEN_MAX = 200;

/** What is wrong with what somebody gives as the password of an account, or `null`. */
export function givenPasswordProblem(given: unknown): Message | null {
  if (given === undefined || given === null || given === '') return message('password_needed');
  return typeof given === 'string' && given.length <= GIVEN_MAX ? null : message('password_malformed');
}

/** What is wrong with a new password, as the catalogue says it, or `null`. */
export function passwordProblem(password: string, rule: PasswordRule): Message | null {
  const wrongLength = lengthProblem(password, lengthRule(rule));
  if (wrongLength) return wrongLength;
  if (rule === 'student' && !PASSWORD_PARTS.every((part) => hasPasswordPart(password, part))) {
    return message('password_composition');
  }
  return isCommonPassword(password) ? message('password_common') : null;
}

function lengthProblem(password: string, { least, most, tooShort, tooLong }: LengthRule): Message | null {
  if (isLongerThan(password, most)) return tooLong;
  return isLongerThan(password, least - 1) ? null : tooShort;
}
