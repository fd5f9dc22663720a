// On the stack: a password that one API changes ends the sessions at the other at once, and a worker mails it.
import { makeRole, makeUser } from '../support/accounts.js';
import { registerStudent } from '../support/applicant.js';
import { freshCode } from '../support/codes.js';
import { accepted, bare, refused, SESSION_LOST } from '../support/envelope.js';
import { PortalClient, signIn } from '../support/portal.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ON_STACK, type RunningServer, startServer } from '../support/server.js';
import { inData, setStatus } from '../support/server-data.js';

const CHIEF = { email: 'chief@example.com', password: 'Chief-of-2026' };
const BETTER = 'Better-2026';
const LENGTH = inEnglish('length_between', { min: 8, max: 16 });
const COMPOSITION = inEnglish('password_composition');
const COMMON = inEnglish('password_common');
const PERSONAL = inEnglish('password_personal');

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer({
    env: { ADMIN_EMAIL: CHIEF.email, ADMIN_PASSWORD: CHIEF.password, STAFF_PASSWORD_MIN: '12' },
  });
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const login = (email: string, password: string) => anyone.post('/api/user/login', { email, password });

async function idOf(client: PortalClient): Promise<number> {
  return (await client.get<{ id: number }>('/api/user/info')).data.id;
}

const changed = (email: string) => server.mailTo(email, ({ subject }) => /password was changed/i.test(subject ?? ''));

describe('the rules of a new password', () => {
  const BAD: [string, string][] = [
    ['Short-1', LENGTH],
    ['Long-enough-17-xx', LENGTH],
    ['only-lower-1', COMPOSITION],
    ['ONLY-UPPER-1', COMPOSITION],
    ['No-digits-here', COMPOSITION],
    ['Password1', COMMON],
    ['Qwerty123', COMMON],
    ['MyVerify2026', COMMON],
    ['Welcome@123', COMMON],
    ['P@ssw0rd2026', COMMON],
    ['Metallica1', COMMON],
    ['Trustno1', COMMON],
  ];

  it.each(BAD)('refuse %s for registering and resetting', async (password, text) => {
    for (const call of ['register', 'reset-password']) {
      const body = { email: 'mei@example.com', password, checkPwd: password, code: '123456' };
      expect(bare(await anyone.post(`/api/user/${call}`, body))).toEqual(
        refused(400, 'invalid_input', text, { errors: { password: text } }),
      );
    }
  });

  it('refuse what tells whose it is, in both languages', async () => {
    const email = 'kelapa.muda@example.com';
    const password = 'Kelapa-Muda-1';
    for (const call of ['register', 'reset-password']) {
      const body = { email, password, checkPwd: password, code: '123456' };
      expect(bare(await anyone.post(`/api/user/${call}`, body))).toEqual(
        refused(400, 'invalid_input', PERSONAL, { errors: { password: PERSONAL } }),
      );
    }
    const student = await registerStudent(server);
    await student.post('/api/user/update', { name: 'Rambutan Durian', passport: 'E 1234567' });
    const userId = await idOf(student);
    for (const newPassword of ['Rambutan-26', 'durian9RAM', 'Pp-e1234567']) {
      const change = { userId, oldPassword: student.password, newPassword };
      expect(bare(await student.post('/api/user/change-password', change))).toEqual(
        refused(400, 'invalid_input', PERSONAL, { errors: { newPassword: PERSONAL } }),
      );
    }
  });

  it('tell a stranger nothing of a name, and cost no code', async () => {
    const student = await registerStudent(server);
    await student.post('/api/user/update', { name: 'Rambutan Durian' });
    const { email } = student;
    const reset = (code: string, password: string) =>
      anyone.post('/api/user/reset-password', { email, password, checkPwd: password, code });
    expect(await reset('000000', 'Rambutan-26')).toMatchObject({ data: { reason: 'wrong_code' } });
    const code = await freshCode(server, email, 'reset');
    expect(await reset(code, 'Rambutan-26')).toMatchObject({ data: { errors: { password: PERSONAL } } });
    expect(await reset(code, BETTER)).toMatchObject({ status: 200 });
  });

  it('are those of staff once the code shows whose account it is, and tell a stranger nothing of it', async () => {
    const chief = await signIn(server.url, CHIEF);
    const { email: officer } = await makeUser(chief, (await makeRole(chief, [])).id);
    const boss = { email: officer, password: 'kelapa muda durian' };
    const reset = async (email: string, password: string, code: string) =>
      bare(await anyone.post('/api/user/reset-password', { email, password, checkPwd: password, code }));
    const long = refused(400, 'invalid_input', LENGTH, { errors: { password: LENGTH } });
    for (const email of [boss.email, 'nobody@example.com'])
      expect(await reset(email, boss.password, '000000')).toEqual(long);
    const student = await registerStudent(server);
    expect(await reset(student.email, boss.password, await freshCode(server, student.email, 'reset'))).toEqual(long);
    const code = await freshCode(server, boss.email, 'reset');
    expect(await reset(boss.email, 'kwx7q', code)).toEqual(long);
    const short = inChinese('password_too_short', { min: 12 });
    expect(await reset(boss.email, 'Kelapa-2026', code)).toEqual(
      refused(400, 'invalid_input', short, { errors: { password: short } }),
    );
    expect(await reset(boss.email, boss.password, code)).toEqual(accepted('Reset Password Success!', null));
    expect(await login(boss.email, boss.password)).toMatchObject({ status: 200 });
  });

  it('hold for a change as well', async () => {
    const student = await registerStudent(server);
    const userId = await idOf(student);
    for (const [newPassword, text] of BAD) {
      const body = { userId, oldPassword: student.password, newPassword };
      expect(bare(await student.post('/api/user/change-password', body))).toEqual(
        refused(400, 'invalid_input', text, { errors: { newPassword: text } }),
      );
    }
    expect(await login(student.email, student.password)).toMatchObject({ status: 200 });
  });

  it.each(['Eight-88', 'Sixteen-Chars-16', 'Пароль-2026', '密码Aa123456!'])('admit %s', async (password) => {
    const email = `p${password.length}.${Buffer.from(password).toString('hex').slice(0, 12)}@example.com`;
    const code = await freshCode(server, email);
    expect(await anyone.post('/api/user/register', { email, password, checkPwd: password, code })).toMatchObject({
      status: 200,
      message: 'Register Success!',
    });
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('ask as many characters of staff as the settings say, which tell it', async () => {
    const site = await fetch(`${server.url}/api/v1/site`);
    expect(await site.json()).toMatchObject({ staffPasswordMin: 12 });
    const chief = await signIn(server.url, CHIEF);
    const userId = await idOf(chief);
    const body = { userId, oldPassword: CHIEF.password };
    const short = inChinese('password_too_short', { min: 12 });
    expect(bare(await chief.post('/api/user/change-password', { ...body, newPassword: 'kelapa muda' }))).toEqual(
      refused(400, 'invalid_input', short, { errors: { newPassword: short } }),
    );
    expect(await chief.post('/api/user/change-password', { ...body, newPassword: 'administrator' })).toMatchObject({
      status: 400,
      data: { errors: { newPassword: COMMON } },
    });
    expect(await chief.post('/api/user/change-password', { ...body, newPassword: 'kelapa muda!' })).toMatchObject({
      message: 'Change Success!',
    });
    expect(await login(CHIEF.email, 'kelapa muda!')).toMatchObject({ status: 200 });
  });

  it('refuse a megabyte at once', async () => {
    const student = await registerStudent(server);
    const huge = `Aa1${'x'.repeat(1_000_000)}`;
    const userId = await idOf(student);
    const bodies: [string, object][] = [
      ['login', { email: student.email, password: huge }],
      ['register', { email: 'mei@example.com', password: huge, checkPwd: huge.slice(0, 9), code: '123456' }],
      ['reset-password', { email: 'mei@example.com', password: huge, checkPwd: 'x', code: '123456' }],
      ['change-password', { userId, oldPassword: huge, newPassword: BETTER }],
      ['change-password', { userId, oldPassword: student.password, newPassword: huge }],
    ];
    for (const [call, body] of bodies) {
      const begun = performance.now();
      const answer = await student.post(`/api/user/${call}`, body);
      expect(answer).toMatchObject({ status: 400, code: 400, data: { reason: 'invalid_input' } });
      expect(performance.now() - begun).toBeLessThan(5000);
      expect(JSON.stringify(answer).length).toBeLessThan(1000);
    }
    const larger = await anyone.post('/api/user/login', { email: student.email, password: huge + huge });
    expect(larger).toMatchObject({ status: 413, code: 413, data: { reason: 'too_large' } });
  });

  it('keep passwords as argon2id', () => {
    const rows = inData(server, (data) => data.prepare('SELECT password_hash FROM users').all());
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows)
      expect(row).toEqual({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
  });
});

describe('changing the password', () => {
  it('ends every session at once and tells the address', async () => {
    const student = await registerStudent(server);
    const other = await signIn(server.url, student);
    const body = { userId: await idOf(student), oldPassword: student.password, newPassword: BETTER };
    expect(bare(await student.post('/api/user/change-password', body))).toEqual(accepted('Change Success!', null));
    for (const session of [student, other]) expect(bare(await session.get('/api/user/info'))).toEqual(SESSION_LOST);
    expect(await login(student.email, student.password)).toMatchObject({ status: 401, code: 401 });
    expect(await login(student.email, BETTER)).toMatchObject({ status: 200 });
    expect((await changed(student.email)).text).not.toContain(BETTER);
  });

  it('needs the old password', async () => {
    const student = await registerStudent(server);
    const text = inEnglish('old_password_wrong');
    const body = { userId: await idOf(student), oldPassword: 'Wrong-2026', newPassword: BETTER };
    expect(bare(await student.post('/api/user/change-password', body))).toEqual(
      refused(400, 'wrong_password', text, { errors: { oldPassword: text } }),
    );
    expect(await student.get('/api/user/info')).toMatchObject({ status: 200 });
  });

  it('is for one’s own account alone', async () => {
    const [student, victim] = [await registerStudent(server), await registerStudent(server)];
    const body = { userId: await idOf(victim), oldPassword: victim.password, newPassword: BETTER };
    for (const client of [
      student,
      await signIn(server.url, { email: 'admin@demo.example', password: 'Officer-2026' }),
    ]) {
      expect(bare(await client.post('/api/user/change-password', body))).toEqual(
        refused(403, 'forbidden', inEnglish('own_password_only')),
      );
    }
    expect(await login(victim.email, victim.password)).toMatchObject({ status: 200 });
  });
});

describe('resetting the password', () => {
  it('ends every session at once, opens a shut account and tells the address', async () => {
    const student = await registerStudent(server);
    for (let tries = 0; tries < 10; tries++) await login(student.email, 'Wrong-2026');
    expect(await login(student.email, student.password)).toMatchObject({ status: 429 });
    const code = await freshCode(server, student.email, 'reset');
    const body = { email: student.email, password: BETTER, checkPwd: BETTER, code };
    expect(bare(await anyone.post('/api/user/reset-password', body))).toEqual(
      accepted('Reset Password Success!', null),
    );
    expect(bare(await student.get('/api/user/info'))).toEqual(SESSION_LOST);
    expect(await login(student.email, BETTER)).toMatchObject({ status: 200 });
    expect(await login(student.email, student.password)).toMatchObject({ status: 401 });
    await changed(student.email);
  });
});

describe('a disabled account', () => {
  it('loses access at once and has it back when it is enabled', async () => {
    const student = await registerStudent(server);
    setStatus(server, student.email, 'disabled');
    expect(bare(await student.get('/api/user/info'))).toEqual(SESSION_LOST);
    expect(bare(await student.post('/api/user/update', { name: 'Mei' }))).toEqual(SESSION_LOST);
    expect(bare(await login(student.email, student.password))).toEqual(
      refused(403, 'account_disabled', inEnglish('account_disabled')),
    );
    expect(bare(await login(student.email, 'Wrong-2026'))).toEqual(
      refused(401, 'wrong_credentials', inEnglish('wrong_credentials')),
    );
    const code = await freshCode(server, student.email, 'reset');
    await anyone.post('/api/user/reset-password', { email: student.email, password: BETTER, checkPwd: BETTER, code });
    expect(await login(student.email, BETTER)).toMatchObject({ status: 403 });
    setStatus(server, student.email, 'active');
    expect(await login(student.email, BETTER)).toMatchObject({ status: 200 });
  });
});

it('writes no password and no token into its log', async () => {
  const student = await registerStudent(server);
  // Codes are in the log where mails are files.
  if (!ON_STACK) expect(server.log).toContain(student.email);
  for (const secret of [student.token ?? 'none', BETTER, CHIEF.password, 'Wrong-2026'])
    expect(server.log).not.toContain(secret);
});
