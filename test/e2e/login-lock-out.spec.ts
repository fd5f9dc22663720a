import { setTimeout as sleep } from 'node:timers/promises';
import { registerStudent } from '../support/applicant.js';
import { bare, refused } from '../support/envelope.js';
import { PortalClient } from '../support/portal.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';
import { endLoginWindows, inData } from '../support/server-data.js';

const WRONG = refused(401, 'wrong_credentials', 'Wrong email or password');
const LOCKED = refused(429, 'locked_out', 'Too many failed logins, please try again later', {
  retryAfter: expect.any(Number),
});

let server: RunningServer;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

beforeEach(() => endLoginWindows(server));

const login = (email: string, password: string) =>
  anyone.post<{ retryAfter: number }>('/api/user/login', { email, password });

async function fail(email: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries++) expect(bare(await login(email, `Wrong-${tries}`))).toEqual(WRONG);
}

describe('ten failed logins', () => {
  it.each([
    ['a known account', STUDENT.email],
    ['an unknown account', 'nobody@example.com'],
    ['an account of staff', 'admin@demo.example'],
    ['what is no address', "' OR 1=1 --"],
  ])('shut %s for a while', async (_, email) => {
    await fail(email, 10);
    const locked = await login(email, 'Wrong-10');
    expect(bare(locked)).toEqual(LOCKED);
    const { retryAfter } = locked.data;
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    expect(locked.headers.get('retry-after')).toBe(String(retryAfter));
  });

  it('shut it to the right password as well, in any letter case of the address, until the window has passed', async () => {
    await fail(STUDENT.email, 10);
    expect(bare(await login(STUDENT.email, STUDENT.password))).toEqual(LOCKED);
    expect(bare(await login(STUDENT.email.toUpperCase(), STUDENT.password))).toEqual(LOCKED);
    endLoginWindows(server);
    expect(await login(STUDENT.email, STUDENT.password)).toMatchObject({ status: 200 });
  });

  it('of one account do not shut another', async () => {
    const { email, password } = await registerStudent(server);
    await fail(STUDENT.email, 10);
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('count anew after a success', async () => {
    await fail(STUDENT.email, 9);
    expect(await login(STUDENT.email, STUDENT.password)).toMatchObject({ status: 200 });
    await fail(STUDENT.email, 9);
    expect(await login(STUDENT.email, STUDENT.password)).toMatchObject({ status: 200 });
  });

  it('are ten when they come all at once, too', async () => {
    for (const email of [STUDENT.email, 'nobody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, tries) => login(email, `Wrong-${tries}`)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    }
  });

  it('leave the sessions that there are alone', async () => {
    const student = await registerStudent(server);
    await fail(student.email, 10);
    expect(await student.get('/api/user/info')).toMatchObject({ status: 200 });
  });
});

it('right logins that come all at once all succeed', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => login(STUDENT.email, STUDENT.password)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 200));
});

describe('a wrong password and an unknown account', () => {
  const attempt = async (email: string) => {
    const begun = performance.now();
    const answer = await anyone.raw('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Wrong-2026' }),
    });
    const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '"requestId":""');
    return { ms: performance.now() - begun, status: answer.status, length: answer.headers.get('content-length'), text };
  };

  it('look the same and take the same time', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 24; round++) {
      if (round % 8 === 0) endLoginWindows(server);
      const known = await attempt(STUDENT.email);
      await sleep(5);
      const unknown = await attempt(`nobody.x${String(round).padStart(2, '0')}@example.com`);
      expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
      expect(known.status).toBe(401);
      times.known.push(known.ms);
      times.unknown.push(unknown.ms);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    // A hash takes some 20 ms; without one the answer is there in 3.
    expect(Math.min(known, unknown)).toBeGreaterThan(Math.max(known, unknown) * 0.6);
  });

  it('leave no address that was tried in the table of tries', async () => {
    await login('my-password-typed-as-the-name', 'x');
    const rows = inData(server, (data) => data.prepare('SELECT account_hash FROM login_failures').all());
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ account_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
