import { registerStudent } from '../support/applicant.js';
import { lastCode } from '../support/codes.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, startServer } from '../support/server.js';
import { ageCodes, endLoginWindows, inData, mailsWritten } from '../support/server-data.js';

const NAME = 'known-device';
const HERE = '203.0.113.7';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => server.dispose());

beforeEach(() => endLoginWindows(server));

interface Account {
  readonly email: string;
  readonly password: string;
}

function post(path: string, body: object, cookie = '', from = HERE): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie && { cookie }) };
  return new PortalClient(server.url).raw(`/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const cookieOf = (answer: Response, name = NAME) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
const login = ({ email }: Account, password: string, cookie = '', from = HERE) =>
  post('login', { email, password }, cookie, from);
const send = (email: string, cookie = '', from = HERE) =>
  post('send-email-code', { email, purpose: 'reset' }, cookie, from);

async function failTenTimes(account: Account, cookie = '', from = HERE): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => login(account, `Wrong-${n}`, cookie, from)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
}

/** An account, and the cookie of a browser that it has signed in with. */
async function atHome() {
  const { email, password } = await registerStudent(server);
  const account: Account = { email, password };
  const answer = await login(account, account.password);
  const [cookie = ''] = cookieOf(answer).split(';');
  return { account, answer, cookie };
}

it('is set by a login alone, out of reach of scripts, names nobody and outlives the session', async () => {
  const { account, answer, cookie } = await atHome();
  const line = cookieOf(answer);
  expect(line).toMatch(/^known-device=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const days = (Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect(cookieOf(await login(account, 'Wrong-1'))).toBe('');
  const { data } = (await answer.json()) as { data: { token: string } };
  const out = await new PortalClient(server.url, data.token).raw('/api/user/logout', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(out.status).toBe(200);
  expect(cookieOf(out)).toBe('');
});

it('opens nothing by itself', async () => {
  const { cookie } = await atHome();
  expect((await new PortalClient(server.url).raw('/api/user/info', { headers: { cookie } })).status).toBe(401);
});

it('lets the owner in from a network in which somebody else used up the tries', async () => {
  const { account, cookie } = await atHome();
  await failTenTimes(account);
  expect((await login(account, account.password)).status).toBe(429);
  expect((await login(account, account.password, cookie)).status).toBe(200);
});

it('has ten tries of its own, and is worth nothing for another account', async () => {
  const { account, cookie } = await atHome();
  await failTenTimes(account, cookie);
  expect((await login(account, account.password, cookie)).status).toBe(429);
  expect((await login(account, account.password)).status).toBe(200);
  const other = await atHome();
  await failTenTimes(other.account);
  expect((await login(other.account, other.account.password, cookie)).status).toBe(429);
});

it('spares the owner the wait after fifty failures from everywhere', async () => {
  const { account, cookie } = await atHome();
  await login(account, 'Wrong-1', '', '198.51.100.1');
  inData(server, (data) => data.prepare('UPDATE login_failures SET tries = 60 WHERE account_hash = of_account').run());
  const begun = performance.now();
  expect((await login(account, account.password, cookie)).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5000);
});

it('gets a code in the minute after a stranger asked for one, and after fifty of them', async () => {
  const { account, cookie } = await atHome();
  const { email } = account;
  for (let asked = 0; asked < 50; asked++) {
    ageCodes(server, email, 61);
    expect((await send(email, '', `198.51.${Math.floor(asked / 10)}.1`)).status).toBe(200);
  }
  expect((await send(email)).status).toBe(429);
  await mailsWritten(server);
  expect((await send(email, cookie)).status).toBe(200);
  expect((await send(email, cookie)).status).toBe(429);
  const code = await lastCode(server, email);
  const reset = { email, password: 'Better-2026', checkPwd: 'Better-2026', code };
  expect((await post('reset-password', reset, cookie)).status).toBe(200);
});

it('is not believed once it was changed', async () => {
  const { account, cookie } = await atHome();
  await failTenTimes(account);
  const last = cookie.endsWith('A') ? 'Q' : 'A';
  expect((await login(account, account.password, `${cookie.slice(0, -2)}${last}${last}`)).status).toBe(429);
});

it('is held to its host where the service is reached by https', async () => {
  const https = await startServer({ env: { PUBLIC_URL: 'https://verify.example' } });
  const { email, password } = await registerStudent(https);
  const answer = await new PortalClient(https.url).raw('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(cookieOf(answer, '__Host-known-device')).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  await https.dispose();
});
