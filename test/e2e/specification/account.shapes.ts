import { is, kept, refused } from './row.js';

export const NEWCOMER = 'mei@golden.example';
export const FORGETFUL = 'student@demo.example';
export const PASSWORD = 'Secret-2026';
export const BETTER = 'Better-2026';
export const WRONG_CODE = 'The verification code is wrong or has expired';

export const student = (own: object) => ({
  id: is.number,
  role: 1,
  role_name: 'Student',
  permissions: [],
  name: null,
  gender: null,
  passport: null,
  birth: null,
  nationality: null,
  avatar: null,
  language: 'en',
  ...own,
});

export const mei = (own: object = {}) =>
  student({ id: kept('newcomer id'), username: NEWCOMER, email: NEWCOMER, ...own });
export const wrongCode = refused(400, 'wrong_code', WRONG_CODE, { errors: { code: WRONG_CODE } });
export const wrongLogin = refused(401, 'wrong_credentials', 'Wrong email or password');
export const nothingGiven = (errors: Record<string, string>) =>
  refused(400, 'invalid_input', 'email or password is required', { errors });
