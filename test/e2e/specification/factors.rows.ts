import { PASSWORD, student } from './account.shapes.js';
import { is, kept, type Row, refused, success } from './row.js';

const WRONG = 'The code is wrong, was used already or has expired';

/** A sign-in in two halves, and showing once more who one is. */
export const FACTORS: readonly Row[] = [
  {
    call: 'POST /api/user/login',
    shows: 'an account with a second factor: no token yet',
    by: 'nobody',
    body: { email: kept('guarded email'), password: kept('guarded password') },
    answers: success(200, 'Login Success!', {
      second_factor: { ticket: is.text, methods: ['totp', 'recovery'], passkey: null },
    }),
    keeps: { ticket: 'second_factor.ticket' },
  },
  {
    call: 'POST /api/user/login-factor',
    shows: 'a wrong code',
    by: 'nobody',
    body: { ticket: kept('ticket'), method: 'recovery', code: '0000-0000-0000-0000' },
    answers: refused(400, 'wrong_code', WRONG, { errors: { code: WRONG } }),
  },
  {
    call: 'POST /api/user/login-factor',
    shows: 'a recovery code',
    by: 'nobody',
    body: { ticket: kept('ticket'), method: 'recovery', code: kept('recovery code') },
    answers: success(200, 'Login Success!', {
      token: is.text,
      user: student({ username: kept('guarded email'), email: kept('guarded email') }),
    }),
  },
  {
    call: 'POST /api/user/reauthenticate',
    shows: 'a wrong password',
    by: 'newcomer',
    body: { password: 'Wrong-2026' },
    answers: refused(400, 'wrong_password', 'The password is wrong', {
      errors: { password: 'The password is wrong' },
    }),
  },
  {
    call: 'POST /api/user/reauthenticate',
    shows: 'the password',
    by: 'newcomer',
    body: { password: PASSWORD },
    answers: success(200, 'success', { until: is.text }),
  },
  {
    call: 'GET /api/user/organisation',
    shows: 'nobody signs in through an organisation where none is set',
    by: 'nobody',
    answers: success(200, 'success', { enabled: false, only: false }),
  },
  {
    call: 'POST /api/user/organisation-begin',
    shows: 'and there is nothing to begin',
    by: 'nobody',
    body: {},
    answers: refused(404, 'not_found', 'Sign-in not found!'),
  },
  {
    call: 'POST /api/user/organisation-finish',
    shows: 'to finish',
    by: 'nobody',
    body: { query: '?code=a&state=b' },
    answers: refused(404, 'not_found', 'Sign-in not found!'),
  },
  {
    call: 'POST /api/user/organisation-confirm',
    shows: 'to confirm',
    by: 'newcomer',
    body: { query: '?code=a&state=b' },
    answers: refused(404, 'not_found', 'Sign-in not found!'),
  },
  {
    call: 'POST /api/user/organisation-sign-out',
    shows: 'or to sign out of',
    by: 'nobody',
    body: {},
    answers: success(200, 'success', { url: null }),
  },
];
