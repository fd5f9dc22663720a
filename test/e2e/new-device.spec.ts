import { registerStudent } from '../support/applicant.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.dispose());

interface Account {
  readonly email: string;
  readonly password: string;
}

async function login({ email, password }: Account, from: string, userAgent: string, cookie = ''): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, 'user-agent': userAgent };
  const answer = await new PortalClient(server.url).raw('/api/user/login', {
    method: 'POST',
    headers: { ...headers, ...(cookie && { cookie }) },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('known-device='));
  return line?.split(';')[0] ?? '';
}

async function told(account: Account) {
  await mailsWritten(server);
  const mails = await server.mails();
  return mails.filter(
    (mail) => mail.to?.[0]?.address === account.email && /new device|新设备/i.test(mail.subject ?? ''),
  );
}

it('the owner is told of a sign-in with a device that the account does not know, and of no other', async () => {
  const account = await registerStudent(server);
  await login(account, '203.0.113.7', LAPTOP);
  const before = (await told(account)).length;
  const known = await login(account, '203.0.113.7', LAPTOP);
  expect(await told(account)).toHaveLength(before);
  await login(account, '198.51.100.9', PHONE);
  const mails = await told(account);
  expect(mails).toHaveLength(before + 1);
  const text = mails.at(-1)?.text ?? '';
  for (const fact of ['Safari on iPhone', '198.51.100.0/24', 'UTC', '/student-reset-pwd']) expect(text).toContain(fact);
  expect(text).not.toContain('198.51.100.9');
  // The same kind of device in the same network once more, as programs without cookies sign in; and the known browser
  // elsewhere.
  await login(account, '198.51.100.200', PHONE);
  await login(account, '192.0.2.1', LAPTOP, known);
  expect(await told(account)).toHaveLength(before + 1);
});

it('nor of the first sign-in of a new account; of an old one whose sessions are all gone it is told', async () => {
  const account = await registerStudent(server);
  inData(server, (data) => {
    const { id } = data
      .prepare<[string], { id: number }>('SELECT id FROM users WHERE email = ?')
      .get(account.email) ?? {
      id: 0,
    };
    data.prepare('DELETE FROM sessions WHERE user_id = ?').run(id);
  });
  await login(account, '203.0.113.7', LAPTOP);
  expect(await told(account)).toHaveLength(0);
  inData(server, (data) => {
    const of = 'user_id = (SELECT id FROM users WHERE email = ?)';
    data.prepare(`DELETE FROM sessions WHERE ${of}`).run(account.email);
    data.prepare('UPDATE users SET created_at = created_at - 172800000 WHERE email = ?').run(account.email);
  });
  await login(account, '203.0.113.7', LAPTOP);
  expect(await told(account)).toHaveLength(1);
});
