import { registerStudent } from '../support/applicant.js';
import { PortalClient } from '../support/portal.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { endLoginWindows, inData } from '../support/server-data.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});

afterAll(() => server.dispose());

beforeEach(() => endLoginWindows(server));

async function login(from: string, email: string, password: string) {
  const begun = performance.now();
  const answer = await new PortalClient(server.url).raw('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  });
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '').replace(/"retryAfter":\d+/, '');
  return { status: answer.status, text, seconds: (performance.now() - begun) / 1000 };
}

const several = <T>(times: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));

const fail = (from: string, email: string, times = 10) => several(times, (n) => login(from, email, `Wrong-${n}`));

/** As many failures as an account may have from all networks together before each try waits. */
async function failEverywhere(email: string): Promise<void> {
  for (let network = 1; network <= 5; network++) {
    const answers = await fail(`198.51.${network}.1`, email);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
  }
}

/** The same by one failure that is written down as fifty. */
async function asIfFailedEverywhere(email: string, soFar = 0): Promise<void> {
  expect((await login('198.51.1.1', email, 'Wrong')).status).toBe(401);
  inData(server, (data) =>
    data
      .prepare('UPDATE login_failures SET tries = 50 WHERE account_hash = of_account AND tries = ? AND window_ends > 0')
      .run(soFar + 1),
  );
}

describe('ten failed logins from one network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.250', '203.0.114.7'],
    ['2001:db8:7:1::1', '2001:db8:7:ffff::2', '2001:db8:8:1::1'],
  ])('%s shut the account to all of it, such as %s, and to no other, such as %s', async (one, neighbour, elsewhere) => {
    await fail(one, STUDENT.email);
    expect((await login(neighbour, STUDENT.email, STUDENT.password)).status).toBe(429);
    expect((await login(elsewhere, STUDENT.email, STUDENT.password)).status).toBe(200);
    expect((await login(one, STUDENT.email, STUDENT.password)).status).toBe(429);
  });

  it('leave the owner the change of the password from elsewhere', async () => {
    const student = await registerStudent(server);
    await fail('203.0.113.7', student.email);
    const { id: userId } = (await student.get<{ id: number }>('/api/user/info')).data;
    const change = { userId, oldPassword: student.password, newPassword: 'Other-7426' };
    expect(await student.post('/api/user/change-password', change)).toMatchObject({ status: 200 });
  });

  it('do not tell which user name belongs to which address', async () => {
    setUsername(ADMIN.email, 'head.of.office');
    await fail('203.0.113.7', 'head.of.office');
    expect((await login('203.0.113.7', 'head.of.office', 'Wrong')).status).toBe(429);
    expect((await login('203.0.113.7', ADMIN.email, 'Wrong')).status).toBe(401);
    await asIfFailedEverywhere('head.of.office', 10);
    const byAddress = await login('203.0.115.7', ADMIN.email, 'Wrong');
    expect(byAddress.status).toBe(401);
    expect(byAddress.seconds).toBeLessThan(0.9);
  });
});

describe('fifty failed logins from everywhere', () => {
  it.each([
    ['a known account', STUDENT.email],
    ['an unknown account', 'nobody@example.com'],
  ])('make each further try at %s wait, longer each time, and refuse none', async (_, email) => {
    await failEverywhere(email);
    const first = await login('192.0.2.1', email, 'Wrong-50');
    expect(first.status).toBe(401);
    expect(first.seconds).toBeGreaterThanOrEqual(1);
    const second = await login('192.0.2.1', email, 'Wrong-51');
    expect(second.status).toBe(401);
    expect(second.seconds).toBeGreaterThanOrEqual(2);
    expect(second.text).toBe((await login('192.0.3.1', 'someone@example.com', 'Wrong')).text);
  });

  it('let the right password in after the wait', async () => {
    await asIfFailedEverywhere(STUDENT.email);
    const right = await login('192.0.2.1', STUDENT.email, STUDENT.password);
    expect(right.status).toBe(200);
    expect(right.seconds).toBeGreaterThanOrEqual(1);
  });

  it('do not come of right passwords, nor of tries that were refused', async () => {
    for (let times = 0; times < 12; times++) {
      const answers = await several(5, () => login(`192.0.${times}.1`, STUDENT.email, STUDENT.password));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    await fail('203.0.113.7', STUDENT.email, 60);
    expect((await login('192.0.2.1', STUDENT.email, STUDENT.password)).seconds).toBeLessThan(0.9);
  });

  it('hold up nobody else while many wait', async () => {
    await asIfFailedEverywhere(STUDENT.email);
    const waiting = Promise.all([1, 2, 3].map((network) => fail(`192.1.${network}.1`, STUDENT.email, 1)));
    const other = await login('192.0.2.1', ADMIN.email, ADMIN.password);
    expect(other.status).toBe(200);
    expect(other.seconds).toBeLessThan(0.9);
    expect((await waiting).flat().map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

function setUsername(email: string, username: string): void {
  inData(server, (data) => data.prepare('UPDATE users SET username = ? WHERE email = ?').run(username, email));
}
