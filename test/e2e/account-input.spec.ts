import { registerStudent } from '../support/applicant.js';
import { bare, refused } from '../support/envelope.js';
import { PortalClient } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

describe('input that is missing or wrong', () => {
  const missing = inEnglish('credentials_needed');
  const NO_EMAIL = inEnglish('email_needed');
  const BAD_EMAIL = inEnglish('email_malformed');
  const NO_PASSWORD = inEnglish('password_needed');
  const NO_CODE = inEnglish('code_needed');
  const empty = {
    email: NO_EMAIL,
    password: NO_PASSWORD,
    checkPwd: inEnglish('password_repeat_needed'),
    code: NO_CODE,
  };
  const wrong = { email: 'mei@', password: 'Ab1', checkPwd: 'Ab2', code: ' ' };
  const told = {
    email: BAD_EMAIL,
    password: inEnglish('length_between', { min: 8, max: 16 }),
    checkPwd: inEnglish('passwords_differ'),
    code: NO_CODE,
  };
  const all = Object.values(told).join('; ');

  it.each<[string, object, string, Record<string, string>]>([
    ['send-email-code', {}, NO_EMAIL, { email: NO_EMAIL }],
    [
      'send-email-code',
      { email: 'no address', purpose: 'marry', language: 'fr' },
      `${BAD_EMAIL}; purpose must be one of register, reset; language must be one of en, cn`,
      {
        email: BAD_EMAIL,
        purpose: inEnglish('one_of_needed', { name: 'purpose', choices: 'register, reset' }),
        language: inEnglish('one_of_needed', { name: 'language', choices: 'en, cn' }),
      },
    ],
    ['send-email-code', { email: 'mei@example.com\r\nBcc: all@example.com' }, BAD_EMAIL, { email: BAD_EMAIL }],
    // Each of these letters is two when it is small.
    [
      'send-email-code',
      { email: `a@${'İ'.repeat(62)}.${'İ'.repeat(62)}.${'İ'.repeat(62)}.my` },
      BAD_EMAIL,
      { email: BAD_EMAIL },
    ],
    ['register', {}, missing, empty],
    ['register', wrong, all, told],
    ['reset-password', {}, missing, empty],
    ['reset-password', wrong, all, told],
    ['login', {}, missing, { email: NO_EMAIL, password: NO_PASSWORD }],
    ['login', { email: '', username: '', password: '' }, missing, { email: NO_EMAIL, password: NO_PASSWORD }],
    ['login', { email: 'mei@example.com' }, missing, { password: NO_PASSWORD }],
    [
      'login',
      { email: ['mei@example.com'], password: 7 },
      `${BAD_EMAIL}; Please input the correct password`,
      {
        email: BAD_EMAIL,
        password: inEnglish('password_malformed'),
      },
    ],
  ])('%s %j', async (call, body, message, errors) => {
    expect(bare(await anyone.post(`/api/user/${call}`, body))).toEqual(
      refused(400, 'invalid_input', message, { errors }),
    );
  });

  it('judges the passwords of change-password with all fields at once', async () => {
    const student = await registerStudent(server);
    const errors = {
      userId: inEnglish('whole_number_needed', { name: 'userId' }),
      oldPassword: NO_PASSWORD,
      newPassword: NO_PASSWORD,
    };
    const message = [...new Set(Object.values(errors))].join('; ');
    expect(bare(await student.post('/api/user/change-password', {}))).toEqual(
      refused(400, 'invalid_input', message, { errors }),
    );
  });
});
