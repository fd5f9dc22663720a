// On the stack: one process may have asked what another is shown.
import { randomUUID } from 'node:crypto';
import { makeRole, makeUser, PASSWORD } from '../support/accounts.js';
import { registerStudent } from '../support/applicant.js';
import { listEvents } from '../support/audit-events.js';
import { newKey, newMember } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

const ELEVEN_MINUTES = 11 * 60_000;

/** As if everybody had signed in so long ago. */
const letTimePass = (ms = ELEVEN_MINUTES) =>
  inData(server, (data) => data.prepare('UPDATE sessions SET authenticated_at = authenticated_at - ?').run(ms));

const required = resourceRefused(403, 'reauthentication_required');
const confirm = (client: PortalClient, password: string) => client.post('/api/user/reauthenticate', { password });

it('what gives an account or a report away is refused to a session that was left open, and done after the password', async () => {
  const role = await makeRole(admin, ['news.manage']);
  const user = await makeUser(admin, role.id);
  const fields = { name: `Role ${randomUUID()}`, permissions: ['news.manage'] };
  letTimePass();
  const calls = [
    () => resource(admin, 'POST', 'roles', { body: fields }),
    () => resource(admin, 'PUT', `roles/${role.id}`, { body: { ...fields, version: role.version } }),
    () => resource(admin, 'DELETE', `roles/${role.id}`),
    () => resource(admin, 'POST', 'users', { body: { username: randomUUID() } }),
    () => resource(admin, 'PUT', `users/${user.id}`, { body: { roleId: 0, version: user.version } }),
    () => resource(admin, 'PUT', `users/${user.id}`, { body: { status: 'disabled', version: user.version } }),
    () => resource(admin, 'PUT', `users/${user.id}`, { body: { email: 'else@x.example', version: user.version } }),
    () => resource(admin, 'DELETE', `users/${user.id}`),
    () => resource(admin, 'POST', 'access-requests/1/admit'),
    () => resource(admin, 'POST', 'reports/1/withdraw', { body: { reason: 'a try' } }),
    () => resource(admin, 'POST', 'reports/1/correct', { body: { version: 1, fields: {}, reason: 'a try' } }),
    () => resource(admin, 'POST', 'proposals/1/release'),
    () => resource(admin, 'GET', 'certificates/export.csv'),
  ];
  for (const call of calls) expect(await call()).toEqual(required);
  const { code, data } = await confirm(admin, ADMIN.password);
  expect([code, data]).toEqual([200, { until: expect.stringMatching(/Z$/) }]);
  const disabled = { body: { status: 'disabled', version: user.version } };
  expect(await resource(admin, 'PUT', `users/${user.id}`, disabled)).toMatchObject({ status: 200 });
  expect((await resource(admin, 'POST', 'roles', { body: fields })).status).toBe(201);
  const [event] = (await listEvents(admin, { action: 'session.confirmed' })).body as object[];
  expect(event).toMatchObject({ after: { how: 'password' } });
});

it('so is what a member takes or sends elsewhere of a webhook, and not what its program does by a key', async () => {
  const { client, integratorId } = await newMember(server, admin);
  const program = new PortalClient(server.url, (await newKey(admin, integratorId)).key);
  const hook = { url: 'https://contoh.example/hook', events: ['report.withdrawn'] };
  const made = await resource<{ id: number; version: number }>(client, 'POST', 'webhooks', { body: hook });
  expect(made.status).toBe(201);
  const { id } = made.body;
  letTimePass();
  const elsewhere = { url: 'https://contoh.example/elsewhere' };
  expect(await resource(client, 'POST', 'webhooks', { body: hook })).toEqual(required);
  expect(await resource(client, 'POST', `webhooks/${id}/rotate-secret`)).toEqual(required);
  expect(await resource(client, 'PUT', `webhooks/${id}`, { body: elsewhere })).toEqual(required);
  const off = { body: { url: hook.url, state: 'off' } };
  expect(await resource(client, 'PUT', `webhooks/${id}`, off)).toMatchObject({ status: 200, body: { state: 'off' } });
  expect((await resource(program, 'POST', `webhooks/${id}/rotate-secret`)).status).toBe(200);
  expect((await resource(program, 'PUT', `webhooks/${id}`, { body: elsewhere })).status).toBe(200);
  await confirm(admin, ADMIN.password);
});

it('nobody takes the table of all applications with a session that was left open, nor a program with its key', async () => {
  const { email } = await makeUser(admin, (await makeRole(admin, ['certificates.read'])).id);
  const officer = await signIn(server.url, { email, password: PASSWORD });
  const { integratorId } = await newMember(server, admin);
  const program = new PortalClient(server.url, (await newKey(admin, integratorId)).key);
  letTimePass();
  const exported = (client: PortalClient) => client.raw('/api/v1/certificates/export.csv');
  expect(await resource(officer, 'GET', 'certificates/export.csv')).toEqual(required);
  // What a page at a time shows is not asked for.
  expect((await resource(officer, 'GET', 'certificates')).status).toBe(200);
  await confirm(officer, PASSWORD);
  expect((await exported(officer)).headers.get('content-type')).toContain('text/csv');
  expect((await exported(program)).status).toBe(401);
  await confirm(admin, ADMIN.password);
});

it('asks nobody for what gives nothing away', async () => {
  const user = await makeUser(admin, (await makeRole(admin, ['news.manage'])).id);
  letTimePass();
  const renamed = { body: { name: 'Another Name', version: user.version } };
  expect((await resource(admin, 'PUT', `users/${user.id}`, renamed)).status).toBe(200);
  expect((await resource(admin, 'GET', 'users')).status).toBe(200);
  await confirm(admin, ADMIN.password);
});

it('who may not do it at all is told that, and asked for nothing', async () => {
  const student = await registerStudent(server);
  letTimePass();
  expect((await resource(student, 'POST', 'roles', { body: {} })).body).toMatchObject({ reason: 'forbidden' });
  await confirm(admin, ADMIN.password);
});

it('a wrong password opens nothing, and is counted as a failed login', async () => {
  const user = await makeUser(admin, (await makeRole(admin, ['users.manage', 'news.manage'])).id);
  const officer = await signIn(server.url, { email: user.email, password: PASSWORD });
  letTimePass();
  const { status, data } = await confirm(officer, 'not-the-password');
  const text = inEnglish('password_wrong');
  expect([status, data]).toMatchObject([400, { reason: 'wrong_password', errors: { password: text } }]);
  for (let tries = 2; tries <= 10; tries += 1) await confirm(officer, 'not-the-password');
  expect((await confirm(officer, PASSWORD)).data).toMatchObject({ reason: 'locked_out' });
  expect(await resource(officer, 'POST', 'roles', { body: {} })).toEqual(required);
  await confirm(admin, ADMIN.password);
});

it('only this session is confirmed, and right passwords are no tries that shut out', async () => {
  const user = await makeUser(admin, (await makeRole(admin, ['users.manage', 'news.manage'])).id);
  const [here, elsewhere] = [
    await signIn(server.url, { email: user.email, password: PASSWORD }),
    await signIn(server.url, { email: user.email, password: PASSWORD }),
  ];
  letTimePass();
  for (let times = 0; times < 12; times += 1) expect((await confirm(here, PASSWORD)).status).toBe(200);
  const fields = { body: { name: `Role ${randomUUID()}`, permissions: ['news.manage'] } };
  expect((await resource(here, 'POST', 'roles', fields)).status).toBe(201);
  expect(await resource(elsewhere, 'POST', 'roles', fields)).toEqual(required);
});

it('a clock that ran a day ahead and was set back keeps no session fresh', async () => {
  letTimePass(-24 * 3_600_000);
  expect(await resource(admin, 'DELETE', 'roles/999')).toEqual(required);
});
