// On the stack: two processes gather when sessions were used, and each judges whether one is idle.
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { STAFF_IDLE_MINUTES: '30' } });
});
afterAll(() => server.dispose());

/** As if so much time had passed since sessions were used. */
function passMinutes(minutes: number): void {
  const back = minutes * 60_000;
  inData(server, (data) => data.prepare(`UPDATE sessions SET last_used_at = last_used_at - ${back}`).run());
}

/** A look at the list has all uses written; by itself it is none here. */
async function lastUse(client: PortalClient): Promise<number> {
  const headers = { 'x-background': '1' };
  const answer = await client.raw('/api/v1/me/sessions', { headers });
  const [own] = (await answer.json()) as { lastUsedAt: string }[];
  return Date.parse(own?.lastUsedAt ?? '');
}

const info = async (client: PortalClient) => (await client.get('/api/user/info')).status;

it('a session of staff ends after half an hour without an action, and those of students do not', async () => {
  const [officer, student] = [await signIn(server.url, ADMIN), await signIn(server.url, STUDENT)];
  await lastUse(officer);
  passMinutes(29);
  expect(await info(officer)).toBe(200);
  await lastUse(officer);
  passMinutes(32);
  const refused = await officer.get('/api/user/info');
  expect([refused.status, refused.code]).toEqual([401, 500]);
  expect((await resource(officer, 'GET', 'users')).status).toBe(401);
  expect(await info(student)).toBe(200);
  // It is over for good, and is not told of among those that work.
  const again = await signIn(server.url, ADMIN);
  expect((await resource<object[]>(again, 'GET', 'me/sessions')).body).toHaveLength(1);
});

it('what programs send by themselves keeps none alive', async () => {
  const officer = await signIn(server.url, ADMIN);
  await lastUse(officer);
  passMinutes(29);
  const before = await lastUse(officer);
  const polls = ['/api/v1/certificates', '/api/user/info'].map((path) =>
    officer.raw(path, { headers: { 'x-background': '1' } }),
  );
  expect((await Promise.all(polls)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await lastUse(officer)).toBe(before);
  expect(await info(officer)).toBe(200);
  expect(await lastUse(officer)).toBeGreaterThan(before + 28 * 60_000);
});

it('staff are told of it, and students of nothing', async () => {
  const told = async (account: typeof ADMIN) =>
    (await (await signIn(server.url, account)).get<{ idle_minutes?: number }>('/api/user/info')).data.idle_minutes;
  expect([await told(ADMIN), await told(STUDENT)]).toEqual([30, undefined]);
});
