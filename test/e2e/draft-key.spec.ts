// On the stack: what signing out changes at one API, the other has to know.
import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

async function keyOf(client: PortalClient): Promise<string> {
  const { status, body } = await resource<{ key: string }>(client, 'GET', 'me/draft-key');
  expect(status).toBe(200);
  return body.key;
}

it('is 32 bytes, of each user their own, the same in every session, and in no cache', async () => {
  const [one, other] = [await registerStudent(server), await registerStudent(server)];
  const key = await keyOf(one);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyOf(await signIn(server.url, one))).toBe(key);
  expect(await keyOf(other)).not.toBe(key);
  const answer = await one.raw('/api/v1/me/draft-key');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await resource(new PortalClient(server.url), 'GET', 'me/draft-key')).toEqual(
    resourceRefused(401, 'no_session'),
  );
});

it('stays where a session ends that nobody ended, and where another device is signed out of', async () => {
  const student = await registerStudent(server);
  const key = await keyOf(student);
  const idle = await signIn(server.url, student);
  expect((await idle.post('/api/user/logout?idle=true')).code).toBe(200);
  const ended = await signIn(server.url, student);
  const [own] = (await resource<{ id: string }[]>(ended, 'GET', 'me/sessions')).body;
  expect((await resource(ended, 'DELETE', `me/sessions/${own?.id}`)).status).toBe(200);
  expect(await keyOf(await signIn(server.url, student))).toBe(key);
});

it('is another one after signing out, for every session', async () => {
  const student = await registerStudent(server);
  const key = await keyOf(student);
  const elsewhere = await signIn(server.url, student);
  expect((await student.post('/api/user/logout')).code).toBe(200);
  const next = await keyOf(elsewhere);
  expect(next).not.toBe(key);
  expect(await keyOf(await signIn(server.url, student))).toBe(next);
});

it('is told to nobody once the account is erased, and could be derived no more', async () => {
  const student = await registerStudent(server);
  await student.post('/api/user/logout');
  const again = await signIn(server.url, student);
  const id = (await again.get<{ id: number }>('/api/user/info')).data.id;
  const salt = () => rowsOf(server.database, 'SELECT draft_salt FROM users WHERE id = ?', [id]);
  const before = await salt();
  const { body } = await resource(again, 'POST', 'me/erase', { body: { password: student.password } });
  expect(body).toHaveProperty('erasedAt');
  expect(await salt()).not.toEqual(before);
  expect((await resource(again, 'GET', 'me/draft-key')).status).toBe(401);
});

it('is refused where `idle` is no answer', async () => {
  const student = await registerStudent(server);
  expect((await student.post('/api/user/logout?idle=perhaps')).status).toBe(400);
});
