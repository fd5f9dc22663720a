import { emailProblem as emailProblemOf } from '@myverify/domain/account/email';
import { type PasswordAudience, passwordProblem as passwordProblemOf } from '@myverify/domain/account/password';
import { type PasswordOwner, personalPasswordProblem } from '@myverify/domain/account/personal-password';
import { type Message, message } from '@myverify/domain/messages/message';

export function emailProblem(typed: string): Message | null {
  return emailProblemOf(typed.trim());
}

/** Whether it is among the most common ones only the server knows. */
const newPassword =
  (audience: PasswordAudience) =>
  (typed: string, { email = '', ...owner }: Partial<PasswordOwner> = {}) =>
    typed === ''
      ? message('password_needed')
      : (passwordProblemOf(typed, audience) ?? personalPasswordProblem(typed, { email, ...owner }));

export const passwordProblem = newPassword('student');
export const staffPasswordProblem = newPassword('staff');

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
