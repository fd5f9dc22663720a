import { BETTER, mei, NEWCOMER, nothingGiven, PASSWORD, student, wrongCode, wrongLogin } from './account.shapes.js';
import { EXPIRED, is, mailedCode, NO_SESSION, type Row, refused, success } from './row.js';

/** Registering, signing in, the profile. */
export const ACCOUNTS: readonly Row[] = [
  {
    call: 'POST /api/user/send-email-code',
    shows: 'a code for a new account; the answer does not tell whether there is one',
    by: 'nobody',
    body: { email: NEWCOMER, purpose: 'register' },
    answers: success(200, 'success', { cooldown: 60 }),
  },
  {
    call: 'POST /api/user/send-email-code',
    shows: 'one mail in 60 seconds; the purpose is `register` where it is left out',
    by: 'nobody',
    body: { email: NEWCOMER },
    answers: refused(429, 'cooldown', is.matching(/^Please wait \d+ seconds before asking for another code$/), {
      retries: true,
    }),
  },
  {
    call: 'POST /api/user/send-email-code',
    shows: 'what is no address',
    by: 'nobody',
    body: { email: 'mei' },
    answers: refused(400, 'invalid_input', 'Please input the correct email', {
      errors: { email: 'Please input the correct email' },
    }),
  },
  {
    call: 'POST /api/user/send-email-code',
    shows: 'no address',
    by: 'nobody',
    body: {},
    answers: refused(400, 'invalid_input', 'Please input email', { errors: { email: 'Please input email' } }),
  },
  {
    call: 'POST /api/user/register',
    shows: 'nothing given: every field is named',
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
    call: 'POST /api/user/register',
    shows: 'a password that is too short, and another one to confirm it',
    by: 'nobody',
    body: { email: NEWCOMER, password: 'Abc12', checkPwd: 'Abc13', code: '000000' },
    answers: refused(400, 'invalid_input', '8 to 16 characters; The two passwords entered do not match', {
      errors: { password: '8 to 16 characters', checkPwd: 'The two passwords entered do not match' },
    }),
  },
  {
    call: 'POST /api/user/register',
    shows: 'a password without a digit',
    by: 'nobody',
    body: { email: NEWCOMER, password: 'Abcdefgh', checkPwd: 'Abcdefgh', code: '000000' },
    answers: refused(400, 'invalid_input', 'Required: uppercase letter,lowercase letter and number', {
      errors: { password: 'Required: uppercase letter,lowercase letter and number' },
    }),
  },
  {
    call: 'POST /api/user/register',
    shows: 'a code that was not mailed',
    by: 'nobody',
    body: { email: NEWCOMER, password: PASSWORD, checkPwd: PASSWORD, code: 'no code' },
    answers: wrongCode,
  },
  {
    call: 'POST /api/user/register',
    shows: 'a new account',
    by: 'nobody',
    body: { email: NEWCOMER, password: PASSWORD, checkPwd: PASSWORD, code: mailedCode(NEWCOMER) },
    answers: success(200, 'Register Success!', { id: is.number }),
    keeps: { 'newcomer id': 'id' },
  },
  {
    call: 'POST /api/user/register',
    shows: 'a code that was used',
    by: 'nobody',
    body: { email: NEWCOMER, password: PASSWORD, checkPwd: PASSWORD, code: mailedCode(NEWCOMER) },
    answers: wrongCode,
  },
  {
    call: 'POST /api/user/login',
    shows: 'nothing given',
    by: 'nobody',
    body: {},
    answers: nothingGiven({ email: 'Please input email', password: 'Please input password' }),
  },
  {
    call: 'POST /api/user/login',
    shows: 'a wrong password',
    by: 'nobody',
    body: { email: NEWCOMER, password: BETTER },
    answers: wrongLogin,
  },
  {
    call: 'POST /api/user/login',
    shows: 'no such account, in the same words',
    by: 'nobody',
    body: { email: 'nobody@golden.example', password: PASSWORD },
    answers: wrongLogin,
  },
  {
    call: 'POST /api/user/login',
    shows: 'email and password',
    by: 'nobody',
    body: { email: NEWCOMER, password: PASSWORD },
    answers: success(200, 'Login Success!', { token: is.text, user: mei() }),
    signsIn: 'newcomer',
  },
  {
    call: 'POST /api/user/login',
    shows: '`username` instead of `email`',
    by: 'nobody',
    body: { username: NEWCOMER, password: PASSWORD },
    answers: success(200, 'Login Success!', { token: is.text, user: mei() }),
  },
  {
    call: 'GET /api/user/info',
    shows: 'the caller, with the permissions',
    by: 'newcomer',
    answers: success(200, 'success', mei()),
  },
  {
    call: 'GET /api/user/info',
    shows: 'another student',
    by: 'student',
    answers: success(200, 'success', student({ username: is.text, email: is.text })),
    keeps: { 'student id': 'id', 'student email': 'email' },
  },
  { call: 'GET /api/user/info', shows: 'no session: code 500', by: 'nobody', answers: NO_SESSION },
  {
    call: 'GET /api/user/info',
    shows: 'a token that has run out: `jwt expired`, code 500',
    by: 'expired',
    answers: EXPIRED,
  },
  {
    call: 'POST /api/user/update',
    shows: 'the profile; `data` is how many were changed, and the user',
    by: 'newcomer',
    body: { name: '王小明', gender: 'Male', passport: 'E12345678', birth: '2001-04-30', nationality: 'China' },
    answers: success(200, 'Update Success!', [
      1,
      mei({ name: '王小明', gender: 'Male', passport: 'E12345678', birth: '2001-04-30', nationality: 'China' }),
    ]),
  },
  {
    call: 'POST /api/user/update',
    shows: 'another email of a student',
    by: 'newcomer',
    body: { email: 'other@golden.example' },
    answers: refused(400, 'email_locked', 'The email of a student account cannot be changed', {
      errors: { email: 'The email of a student account cannot be changed' },
    }),
  },
  {
    call: 'POST /api/user/update',
    shows: 'what is no gender, and no day',
    by: 'newcomer',
    body: { gender: 'x', birth: '30.4.2001' },
    answers: refused(400, 'invalid_input', is.text, {
      errors: {
        gender: 'The gender must be Male or Female',
        birth: 'The date of birth must be a day as YYYY-MM-DD',
      },
    }),
  },
  { call: 'POST /api/user/update', shows: 'no session', by: 'nobody', body: {}, answers: NO_SESSION },
];
