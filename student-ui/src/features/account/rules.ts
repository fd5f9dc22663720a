import { emailProblem as emailProblemOf } from '@myverify/domain/account/email';
import {
  type PasswordRule,
  passwordProblem as passwordProblemOf,
  STAFF_PASSWORD_MIN,
} from '@myverify/domain/account/password';
import { type PasswordOwner, personalPasswordProblem } from '@myverify/domain/account/personal-password';
import { type Message, message } from '@myverify/domain/messages/message';

export function emailProblem(typed: string): Message | null {
  return emailProblemOf(typed.trim());
}

/** Whether it is among the most common ones only the server knows. */
const newPassword =
  (rule: PasswordRule) =>
  (typed: string, { email = '', ...owner }: Partial<PasswordOwner> = {}) =>
    typed === ''
      ? message('password_needed')
      : (passwordProblemOf(typed, rule) ?? personalPasswordProblem(typed, { email, ...owner }));

export const passwordProblem = newPassword('student');

/** @param min as the service says it; until it has, the least that it may say. */
export const staffPasswordProblem = (min: number = STAFF_PASSWORD_MIN.least) => newPassword({ min });

/**
 * Whose account it is shows with the code: what either rule would take is judged by the service. What is too short for
 * both is told in the words for students, who are the most.
 */
export function resetPasswordProblem(typed: string, owner: Partial<PasswordOwner> = {}): Message | null {
  const problem = staffPasswordProblem()(typed, owner);
  return problem?.code === 'password_too_short' ? passwordProblem(typed, owner) : problem;
}

export function confirmProblem(repeated: string, password: string): Message | null {
  if (repeated === '') return message('password_repeat_needed');
  return repeated === password ? null : message('passwords_differ');
}

/** As it is sent: a code that is copied may bring blanks along, and a Chinese keyboard writes wide digits. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '');
}

export function codeProblem(code: string): Message | null {
  return code.trim() === '' ? message('code_needed') : null;
}
