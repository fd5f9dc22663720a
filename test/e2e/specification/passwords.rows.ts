import { ageCodes } from '../../support/server-data.js';
import { BETTER, FORGETFUL, nothingGiven, PASSWORD, student, wrongCode } from './account.shapes.js';
import { FORBIDDEN, is, kept, mailedCode, NO_SESSION, type Row, refused, success } from './row.js';

/** Other passwords, and the end of sessions. */
export const PASSWORDS: readonly Row[] = [
  {
    call: 'POST /api/user/change-password',
    shows: "another's id",
    by: 'newcomer',
    body: { userId: 1, oldPassword: PASSWORD, newPassword: BETTER },
    answers: { ...FORBIDDEN, message: 'You may only change your own password' },
  },
  {
    call: 'POST /api/user/change-password',
    shows: 'a wrong old password',
    by: 'newcomer',
    body: { userId: kept('newcomer id'), oldPassword: BETTER, newPassword: BETTER },
    answers: refused(400, 'wrong_password', 'The old password is wrong', {
      errors: { oldPassword: 'The old password is wrong' },
    }),
  },
  {
    call: 'POST /api/user/change-password',
    shows: 'a new one against the rules of registration',
    by: 'newcomer',
    body: { userId: kept('newcomer id'), oldPassword: PASSWORD, newPassword: 'better' },
    answers: refused(400, 'invalid_input', '8 to 16 characters', { errors: { newPassword: '8 to 16 characters' } }),
  },
  {
    call: 'POST /api/user/change-password',
    shows: 'the change',
    by: 'newcomer',
    body: { userId: kept('newcomer id'), oldPassword: PASSWORD, newPassword: BETTER },
    answers: success(200, 'Change Success!', null),
  },
  { call: 'GET /api/user/info', shows: 'the change ended every session', by: 'newcomer', answers: NO_SESSION },
  {
    call: 'POST /api/user/send-email-code',
    shows: 'a code for a forgotten password',
    by: 'nobody',
    body: { email: FORGETFUL, purpose: 'reset' },
    answers: success(200, 'success', { cooldown: 60 }),
  },
  {
    call: 'POST /api/user/reset-password',
    shows: 'nothing given',
    by: 'nobody',
    body: {},
    answers: nothingGiven({
      email: 'Please input email',
      password: 'Please input password',
      checkPwd: 'Please confirm the password',
      code: 'Please input the verification code in your inbox',
    }),
  },
  {
    call: 'POST /api/user/reset-password',
    shows: 'a wrong code',
    by: 'nobody',
    body: { email: FORGETFUL, password: BETTER, checkPwd: BETTER, code: 'no code' },
    answers: wrongCode,
  },
  {
    call: 'POST /api/user/reset-password',
    shows: 'the new password',
    by: 'nobody',
    body: { email: FORGETFUL, password: BETTER, checkPwd: BETTER, code: mailedCode(FORGETFUL) },
    answers: success(200, 'Reset Password Success!', null),
  },
  {
    call: 'POST /api/user/send-email-code',
    shows: 'another code, a minute later',
    by: 'nobody',
    given: (server) => ageCodes(server, FORGETFUL, 61),
    body: { email: FORGETFUL, purpose: 'reset' },
    answers: success(200, 'success', { cooldown: 60 }),
  },
  {
    call: 'POST /api/user/reset-password',
    shows: 'a code that is older than ten minutes',
    by: 'nobody',
    given: (server) => ageCodes(server, FORGETFUL, 601),
    body: { email: FORGETFUL, password: PASSWORD, checkPwd: PASSWORD, code: mailedCode(FORGETFUL) },
    answers: wrongCode,
  },
  {
    call: 'POST /api/user/login',
    shows: 'the new password, for a session to end',
    by: 'nobody',
    body: { email: FORGETFUL, password: BETTER },
    answers: success(200, 'Login Success!', {
      token: is.text,
      user: student({ username: FORGETFUL, email: FORGETFUL, name: 'Demo Student' }),
    }),
    signsIn: 'forgetful',
  },
  { call: 'POST /api/user/logout', shows: 'the end', by: 'forgetful', answers: success(200, 'success', null) },
  { call: 'POST /api/user/logout', shows: 'an ended session', by: 'forgetful', answers: NO_SESSION },
];
