import { type Message, message } from '../messages/message.js';
import { isEmpty } from '../shared/field-reader.js';
import type { RawFields } from '../shared/record-fields.js';
import { type PasswordAudience, passwordProblem } from './password.js';

/**
 * Reads `password` and, the same once more, `checkPwd`.
 * @param audience whose it is: what staff know of a student's account must never be enough to get into it.
 * @param errors is told what is wrong.
 * @returns the new password, or `null` for none.
 */
export function readNewPassword(
  { password, checkPwd }: RawFields,
  audience: PasswordAudience,
  errors: Record<string, Message>,
): string | null {
  if (isEmpty(password) && isEmpty(checkPwd)) return null;
  if (audience === 'student') {
    errors.password = message('students_set_own_password');
    return null;
  }
  if (password !== checkPwd) errors.checkPwd = message('staff_passwords_differ');
  if (typeof password !== 'string' || password === '') {
    errors.password = isEmpty(password) ? message('password_needed') : message('text_expected', { label: 'password' });
    return null;
  }
  const problem = passwordProblem(password, audience);
  if (problem) errors.password = problem;
  return password;
}
