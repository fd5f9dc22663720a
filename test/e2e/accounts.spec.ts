import { registerStudent } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { accepted, bare, refused, SESSION_LOST } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

const CHIEF = { email: 'chief@example.com', password: 'Chief-2026' };
const PERMISSIONS = [
  'certificates.read',
  'certificates.review',
  'catalog.manage',
  'news.manage',
  'users.manage',
  'reports.withdraw',
  'audit.read',
  'reviews.assign',
  'confirmations.manage',
  'integrators.manage',
];

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer({ env: { ADMIN_EMAIL: CHIEF.email, ADMIN_PASSWORD: CHIEF.password } });
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

describe('the way of an account', () => {
  const email = 'mei@example.com';
  const password = 'Secret-2026';
  const user = {
    id: expect.any(Number),
    username: email,
    email,
    role: 1,
    role_name: expect.stringMatching(/student/i),
    permissions: [],
    name: null,
    gender: null,
    passport: null,
    birth: null,
    nationality: null,
    avatar: null,
    language: 'en',
  };
  let student: PortalClient;

  it('begins with a mailed code', async () => {
    const answer = await anyone.post('/api/user/send-email-code', { email });
    expect(bare(answer)).toEqual(accepted('success', { cooldown: 60 }));
    const mail = await server.mailTo(email);
    expect(mail.subject).toMatch(/code/i);
    expect(mail.text).toMatch(/\b\d{6}\b/);
  });

  it('goes on to registering, with the address in any letter case', async () => {
    const code = await freshCode(server, email);
    const answer = await anyone.post('/api/user/register', {
      email: 'Mei@Example.COM',
      password,
      checkPwd: password,
      code,
    });
    expect(bare(answer)).toEqual(accepted('Register Success!', { id: expect.any(Number) }));
  });

  it.each([
    ['email', { email }],
    ['email in capitals', { email: email.toUpperCase() }],
    ['username', { username: email }],
    ['username beside an empty email', { email: '', username: email }],
  ])('signs in by %s', async (_, login) => {
    const answer = await anyone.post<{ token: string }>('/api/user/login', { ...login, password });
    expect(bare(answer)).toEqual(
      accepted('Login Success!', { token: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/), user }),
    );
    student = new PortalClient(server.url, answer.data.token);
  });

  it('shows the account to its owner', async () => {
    expect(bare(await student.get('/api/user/info'))).toEqual(accepted('success', user));
  });

  it('saves the profile, keeps what is not sent and empties what is sent empty', async () => {
    const profile = {
      name: ' 王小明   Wang ',
      gender: 'Female',
      passport: 'E12345678',
      birth: '2001-04-30',
      nationality: 'China',
    };
    const saved = { ...user, ...profile, name: '王小明 Wang' };
    expect(bare(await student.post('/api/user/update', profile))).toEqual(accepted('Update Success!', [1, saved]));
    const later = { ...saved, nationality: null };
    expect(bare(await student.post('/api/user/update', { nationality: '', email: 'MEI@example.com' }))).toEqual(
      accepted('Update Success!', [1, later]),
    );
    expect(bare(await student.get('/api/user/info'))).toEqual(accepted('success', later));
  });

  it('ends at the sign-out, which ends this session alone', async () => {
    const other = await signIn(server.url, { email, password });
    expect(bare(await student.post('/api/user/logout'))).toEqual(accepted('success', null));
    expect(bare(await student.get('/api/user/info'))).toEqual(SESSION_LOST);
    expect(bare(await student.post('/api/user/logout'))).toEqual(SESSION_LOST);
    expect((await other.get('/api/user/info')).status).toBe(200);
  });
});

describe('the profile', () => {
  it('names every wrong field at once and saves none of them', async () => {
    const student = await registerStudent(server);
    const before = (await student.get('/api/user/info')).data;
    const answer = await student.post('/api/user/update', {
      name: 'x'.repeat(121),
      gender: 'Robot',
      passport: '王',
      birth: '2001-02-30',
      nationality: 7,
      avatar: 'https://example.com/me.jpg',
    });
    const errors = {
      name: inEnglish('too_long', { label: 'name', max: 120 }),
      gender: inEnglish('choice_expected', { label: 'gender', choices: 'Male or Female' }),
      passport: inEnglish('number_characters', { label: 'passport number' }),
      birth: inEnglish('day_expected', { label: 'date of birth' }),
      nationality: inEnglish('text_expected', { label: 'nationality' }),
      avatar: expect.any(String),
    };
    expect(answer).toMatchObject({ status: 400, code: 400, data: { reason: 'invalid_input', errors } });
    expect(answer.errMsg).toBe(answer.message);
    expect((await student.get('/api/user/info')).data).toEqual(before);
  });

  it('keeps the email of a student', async () => {
    const student = await registerStudent(server);
    const text = inEnglish('email_fixed');
    for (const email of ['other@example.com', 7, { a: 1 }]) {
      expect(bare(await student.post('/api/user/update', { email, name: 'New' }))).toEqual(
        refused(400, 'email_locked', text, { errors: { email: text } }),
      );
    }
    expect((await student.get('/api/user/info')).data).toMatchObject({ email: student.email, name: null });
  });

  it('cannot raise anyone', async () => {
    const student = await registerStudent(server);
    const before = (await student.get<object>('/api/user/info')).data;
    const raise = {
      id: 1,
      role: 0,
      roleId: 0,
      role_id: 0,
      status: 'disabled',
      permissions: PERMISSIONS,
      username: 'root',
      version: 99,
    };
    const answer = await student.post('/api/user/update', { ...raise, name: 'Mei' });
    expect(bare(answer)).toEqual(accepted('Update Success!', [1, { ...before, name: 'Mei' }]));
  });

  it('takes only a picture that the user uploaded', async () => {
    const [owner, stranger] = [await registerStudent(server), await registerStudent(server)];
    const { default: sharp } = await import('sharp');
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { url } = (await owner.upload('avatar', 'me.png', picture, '/api/editor/uploadImg')).data;
    expect(await stranger.post('/api/user/update', { avatar: url })).toMatchObject({
      status: 400,
      data: { reason: 'invalid_input', errors: { avatar: expect.any(String) } },
    });
    expect(await owner.post('/api/user/update', { avatar: url })).toMatchObject({
      code: 200,
      data: [1, { avatar: url }],
    });
  });
});

describe('staff', () => {
  it('sign in by a user name of their own, and see what they may do', async () => {
    inData(server, (data) => data.prepare("UPDATE users SET username = 'chief.lim' WHERE email = ?").run(CHIEF.email));
    const answer = await anyone.post('/api/user/login', { username: 'Chief.Lim', password: CHIEF.password });
    expect(answer).toMatchObject({
      status: 200,
      data: { user: { username: 'chief.lim', email: CHIEF.email, role: 0, permissions: PERMISSIONS } },
    });
  });
});
