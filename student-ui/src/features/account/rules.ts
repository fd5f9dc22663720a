import { emailProblem as emailProblemOf } from '@myverify/domain/account/email';
import { type PasswordAudience, passwordProblem as passwordProblemOf } from '@myverify/domain/account/password';

// What is wrong with a field is the key of a text in `rules.texts.ts`, or what the domain says, for which there are texts as well.

export function emailProblem(typed: string): string | null {
  return emailProblemOf(typed.trim());
}

const newPassword = (audience: PasswordAudience) => (typed: string) =>
  typed === '' ? 'passwordMissing' : passwordProblemOf(typed, audience);

export const passwordProblem = newPassword('student');
export const staffPasswordProblem = newPassword('staff');

export function confirmProblem(repeated: string, password: string): string | null {
  if (repeated === '') return 'confirmMissing';
  return repeated === password ? null : 'confirmOther';
}

/** As it is sent: a code that is copied may bring blanks along, and a Chinese keyboard writes wide digits. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '');
}

export function codeProblem(code: string): string | null {
  return code.trim() === '' ? 'codeMissing' : null;
}
