// On the stack: two processes note when a session was used.
import { registerStudent } from '../support/applicant.js';
import { listEvents } from '../support/audit-events.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

async function signInOn(userAgent: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return new PortalClient(server.url, data.token);
}

const list = async (client: PortalClient) => (await resource<OwnSession[]>(client, 'GET', 'me/sessions')).body;

it('a user sees where they are signed in, the last used first', async () => {
  const student = await registerStudent(server);
  const phone = await signInOn(PHONE, student);
  const sessions = await list(phone);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iPhone', true],
    [null, false],
  ]);
  expect(sessions[0]?.network).toMatch(/\/(24|48)$/);
  expect(Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(sessions[0]?.createdAt ?? ''));
  // What used the other one since is told, too.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await student.get('/api/user/info');
  const again = await list(student);
  expect(again.map(({ device, current }) => [device, current])).toEqual([
    [null, true],
    ['Safari on iPhone', false],
  ]);
});

it('one is ended, at once; that of another, and one that has ended, are not found', async () => {
  const [student, stranger] = [await registerStudent(server), await registerStudent(server)];
  const phone = await signInOn(PHONE, student);
  const [theirs] = await list(stranger);
  const [onPhone] = await list(phone);
  const end = (client: PortalClient, id = '') => resource(client, 'DELETE', `me/sessions/${id}`);
  expect((await end(student, theirs?.id)).status).toBe(404);
  expect((await end(student, 'nothing')).status).toBe(404);
  expect((await end(student, onPhone?.id)).body).toEqual({ id: onPhone?.id });
  expect((await phone.get('/api/user/info')).status).toBe(401);
  expect((await end(student, onPhone?.id)).status).toBe(404);
  expect((await stranger.get('/api/user/info')).status).toBe(200);
  const trail = await listEvents(await signIn(server.url, ADMIN), { action: 'session.ended' });
  expect(trail.body).toMatchObject([{ after: { sessions: 1 } }]);
});

it('all others are ended, and the one that asks goes on', async () => {
  const student = await registerStudent(server);
  const others = [await signInOn(PHONE, student), await signInOn('curl/8.5.0', student)];
  const ended = await resource(student, 'DELETE', 'me/sessions');
  expect([ended.status, ended.body]).toEqual([200, { ended: 2 }]);
  for (const other of others) expect((await other.get('/api/user/info')).status).toBe(401);
  expect(await list(student)).toHaveLength(1);
  expect((await resource(student, 'DELETE', 'me/sessions')).body).toEqual({ ended: 0 });
});

it('nothing that a client says of itself is kept as it came', async () => {
  const student = await registerStudent(server);
  const hostile = await signInOn(`<script>${'x'.repeat(4000)}</script>`, student);
  expect((await list(hostile)).find(({ current }) => current)?.device).toBeNull();
  expect(JSON.stringify(inData(server, (data) => data.prepare('SELECT device FROM sessions').all()))).not.toContain(
    'script',
  );
});
