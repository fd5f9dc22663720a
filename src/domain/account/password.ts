import { type Message, message } from '../messages/message.js';
import { isLongerThan } from '../shared/text.js';
import { isCommonPassword } from './common-passwords.js';

export type PasswordAudience = 'student' | 'staff';

interface LengthRule {
  readonly least: number;
  readonly most: number;
  readonly tooShort: Message;
  readonly tooLong: Message;
}

/** In code points. */
const LENGTHS: Readonly<Record<PasswordAudience, LengthRule>> = {
  student: {
    least: 8,
    most: 16,
    tooShort: message('length_between', { min: 8, max: 16 }),
    tooLong: message('length_between', { min: 8, max: 16 }),
  },
  staff: {
    least: 6,
    most: 128,
    tooShort: message('password_too_short', { min: 6 }),
    tooLong: message('password_too_long', { max: 128 }),
  },
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
export function givenPasswordProblem(given: unknown): Message | null {
  if (given === undefined || given === null || given === '') return message('password_needed');
  return typeof given === 'string' && given.length <= GIVEN_MAX ? null : message('password_malformed');
}

/** What is wrong with a new password, as the catalogue says it, or `null`. */
export function passwordProblem(password: string, audience: PasswordAudience): Message | null {
  const wrongLength = lengthProblem(password, LENGTHS[audience]);
  if (wrongLength) return wrongLength;
  if (audience === 'student' && !PASSWORD_PARTS.every((part) => hasPasswordPart(password, part))) {
    return message('password_composition');
  }
  return isCommonPassword(password) ? message('password_common') : null;
}

function lengthProblem(password: string, { least, most, tooShort, tooLong }: LengthRule): Message | null {
  if (isLongerThan(password, most)) return tooLong;
  return isLongerThan(password, least - 1) ? null : tooShort;
}
