// On the stack: tries that come at once are counted in rows that lock each other.
import { registerStudent } from '../support/applicant.js';
import { bare, refused } from '../support/envelope.js';
import { PortalClient } from '../support/portal.js';
import { inEnglish } from '../support/said.js';
import { type RunningServer, STUDENT, startServer } from '../support/server.js';
import { endLoginWindows, inData } from '../support/server-data.js';

const WRONG = refused(401, 'wrong_credentials', inEnglish('wrong_credentials'));
const LOCKED = refused(429, 'locked_out', inEnglish('logins_locked'), {
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

it('a try leaves no address in the table of tries', async () => {
  await login('my-password-typed-as-the-name', 'x');
  const rows = inData(server, (data) => data.prepare('SELECT account_hash FROM login_failures').all());
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ account_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
