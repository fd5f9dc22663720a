// On the stack: a session that is ended at one API is dead at the other, and the mail is sent by a worker.
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { invitationTo, join, MEMBER_PASSWORD, newIntegrator, newKey, newMember } from '../support/integrators.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';

interface Key {
  readonly id: number;
  readonly state: string;
  readonly key: string;
}

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

const anyone = () => new PortalClient(server.url);
const KEY = { name: 'Own key', permissions: ['reports.check'] };
/** The newest event of a kind, by somebody where that is said; what is read is told a moment later. */
const newest = (action: string, actorId?: number) =>
  waitFor(action, async () => {
    const { body } = await listEvents(admin, { action, ...(actorId === undefined ? {} : { actorId }) });
    return (body as ShownEvent[])[0];
  });
const check = (by: PortalClient, query = '') =>
  resource<{ items: { result: string }[] }>(by, 'POST', `report-checks${query}`, {
    body: { items: [{ number: 'MYV-TEST0-00000-00000', claims: { name: 'A' } }] },
  });

it('is invited by address, chooses a password by the mailed link, and sees what is the integrator’s', async () => {
  const { id } = await newIntegrator(admin, { name: 'Universiti Contoh' });
  const email = 'Lim@Contoh.example';
  const invited = await resource<{ id: number }>(admin, 'POST', `integrators/${id}/members`, { body: { email } });
  const shown = { id: expect.any(Number), email: 'lim@contoh.example', name: null, joined: false };
  expect(invited).toMatchObject({ status: 201, body: shown });
  const mail = await server.mailTo('lim@contoh.example', () => true);
  expect(mail.subject).toBe('You are invited to Universiti Contoh on MyVerify');
  await join(server, 'lim@contoh.example');
  const member = await signIn(server.url, { email: 'lim@contoh.example', password: MEMBER_PASSWORD });
  expect((await member.get('/api/user/info')).data).toMatchObject({ role: 2, permissions: [] });
  expect((await resource(member, 'GET', 'integrator')).body).toEqual({
    name: 'Universiti Contoh',
    contact: 'systems@contoh.example',
    purpose: 'Admissions.',
    uses: [],
  });
  expect((await resource(admin, 'GET', `integrators/${id}/members`)).body).toMatchObject([{ ...shown, joined: true }]);
  const told = await newest('integrator.member-invited');
  expect(told).toMatchObject({ subjectId: String(invited.body.id), after: { integratorId: id } });
});

it('is no address that has an account, and nobody of a closed integrator', async () => {
  const { id, version } = await newIntegrator(admin);
  const invite = (email: unknown) => resource(admin, 'POST', `integrators/${id}/members`, { body: { email } });
  const taken = { email: expect.any(String) };
  expect(await invite(STUDENT.email)).toEqual(resourceRefused(409, 'already_exists', taken));
  expect(await invite('nowhere')).toEqual(resourceRefused(400, 'invalid_input', taken));
  await resource(admin, 'PUT', `integrators/${id}`, { body: { version, status: 'closed' } });
  expect(await invite('late@contoh.example')).toEqual(resourceRefused(409, 'integrator_closed'));
  expect((await resource(admin, 'GET', 'integrators/2000000000/members')).status).toBe(404);
});

it('is made by no form of accounts, and made into nobody else', async () => {
  const account = { email: 'form@contoh.example', roleId: 2 };
  const wrong = { roleId: expect.any(String) };
  expect(await resource(admin, 'POST', 'users', { body: account })).toEqual(
    resourceRefused(400, 'invalid_input', wrong),
  );
  const { id } = await newMember(server, admin);
  const put = (body: object) => resource(admin, 'PUT', `users/${id}`, { body });
  expect(await put({ roleId: 1 })).toEqual(resourceRefused(400, 'invalid_input', wrong));
  expect((await put({ name: 'Lim' })).status).toBe(200);
});

it('makes keys, two at once, and revokes them; those of others are none', async () => {
  const { client } = await newMember(server, admin);
  const other = await newKey(admin, (await newIntegrator(admin)).id);
  const make = () => resource<Key>(client, 'POST', 'integrator/api-keys', { body: KEY });
  const first = await make();
  expect(first).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^mv_live_/), state: 'active' } });
  expect((await make()).status).toBe(201);
  expect(await make()).toEqual(resourceRefused(409, 'too_many_keys'));
  expect((await check(new PortalClient(server.url, first.body.key))).status).toBe(200);
  const revoke = (id: number) => resource(client, 'POST', `integrator/api-keys/${id}/revoke`);
  expect((await revoke(first.body.id)).body).toMatchObject({ state: 'revoked' });
  expect((await check(new PortalClient(server.url, first.body.key))).status).toBe(401);
  expect(await revoke(other.id)).toEqual(resourceRefused(404, 'not_found'));
  const { body } = await resource<Key[]>(client, 'GET', 'integrator/api-keys');
  expect(body.map(({ state }) => state)).toEqual(['active', 'revoked']);
  expect(JSON.stringify(body)).not.toContain(first.body.key);
});

it('checks reports and sees to webhooks as programs do, in the mode that is said; both are counted and told', async () => {
  const { client, id, integratorId } = await newMember(server, admin);
  const live = await check(client);
  expect(live).toMatchObject({ status: 200 });
  expect(await check(client, '?mode=wrong')).toEqual(
    resourceRefused(400, 'invalid_input', { mode: expect.any(String) }),
  );
  expect((await check(client, '?mode=test')).status).toBe(200);
  expect(await newest('check.missed', id)).toMatchObject({ after: { integrator: integratorId, key: null } });
  const { body } = await resource<{ uses: object[] }>(client, 'GET', 'integrator');
  expect(body.uses).toEqual([{ day: expect.any(String), calls: 2, items: 2 }]);
  const hook = { url: 'https://contoh.example/hook', events: ['report.withdrawn'] };
  const made = await resource<{ id: number }>(client, 'POST', 'webhooks?mode=test', { body: hook });
  expect(made).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/) } });
  expect((await resource(client, 'GET', 'webhooks')).body).toEqual([]);
  expect((await resource(client, 'GET', 'webhooks?mode=test')).body).toMatchObject([{ id: made.body.id }]);
  expect(await newest('webhook.added', id)).toMatchObject({ after: { mode: 'test' } });
});

it('asks for a check of many, whose look-ups are told of the member', async () => {
  const { client, id, integratorId } = await newMember(server, admin);
  const items = Array.from({ length: 101 }, () => ({ number: 'MYV-TEST0-00000-00000', claims: {} }));
  const ordered = await resource<{ id: number }>(client, 'POST', 'report-checks', { body: { items } });
  expect(ordered.status).toBe(202);
  const done = await waitFor('the check', async () => {
    const { body } = await resource<{ state: string }>(client, 'GET', `report-checks/${ordered.body.id}`);
    return body.state === 'finished' && body;
  });
  expect(done).toMatchObject({ total: 101, done: 101 });
  expect(await newest('check.missed', id)).toMatchObject({ after: { integrator: integratorId } });
  // Where it is said to be, it is: also that of the test mode.
  for (const mode of ['live', 'test']) {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify({ items }) };
    const { status, headers: told } = await client.raw(`/api/v1/report-checks?mode=${mode}`, asked);
    expect(status).toBe(202);
    expect((await client.raw(told.get('location') ?? '')).status).toBe(200);
  }
});

it('invites colleagues and removes them: their account, sessions and keys end at once', async () => {
  const { client, integratorId, id: own } = await newMember(server, admin);
  const email = 'colleague@contoh.example';
  const invited = await resource<{ id: number }>(client, 'POST', 'integrator/members', {
    body: { email, language: 'cn' },
  });
  expect(invited.status).toBe(201);
  const first = await invitationTo(server, email);
  const again = await resource(client, 'POST', `integrator/members/${invited.body.id}/send-invitation`);
  expect(again).toMatchObject({ status: 429 });
  expect(first).not.toBe('');
  await join(server, email);
  const colleague = await signIn(server.url, { email, password: MEMBER_PASSWORD });
  const { body: key } = await resource<Key>(colleague, 'POST', 'integrator/api-keys', { body: KEY });
  const remove = (by: PortalClient, id: number) => resource(by, 'POST', `integrator/members/${id}/remove`);
  expect(await remove(client, own)).toEqual(resourceRefused(403, 'forbidden'));
  const stranger = await newMember(server, admin);
  expect(await remove(client, stranger.id)).toEqual(resourceRefused(404, 'not_found'));
  expect((await remove(client, invited.body.id)).status).toBe(200);
  expect((await resource(colleague, 'GET', 'integrator')).status).toBe(401);
  expect((await anyone().post('/api/user/login', { email, password: MEMBER_PASSWORD })).status).toBe(401);
  expect((await check(new PortalClient(server.url, key.key))).status).toBe(401);
  const { body: left } = await resource<{ id: number }[]>(client, 'GET', 'integrator/members');
  expect(left.map(({ id }) => id)).toEqual([own]);
  expect(await newest('integrator.member-removed', own)).toMatchObject({ before: { integratorId } });
  // The address is free again.
  expect((await resource(client, 'POST', 'integrator/members', { body: { email } })).status).toBe(201);
  expect((await resource(admin, 'GET', `integrators/${integratorId}/members`)).body).toHaveLength(2);
});

it('is signed out, and its keys end, once the integrator is closed', async () => {
  const { client, email, integratorId } = await newMember(server, admin);
  const { body: key } = await resource<Key>(client, 'POST', 'integrator/api-keys', { body: KEY });
  await resource(admin, 'PUT', `integrators/${integratorId}`, { body: { status: 'closed' } });
  expect((await resource(client, 'GET', 'integrator')).status).toBe(401);
  const later = await signIn(server.url, { email, password: MEMBER_PASSWORD });
  expect(await resource(later, 'GET', 'integrator')).toEqual(resourceRefused(403, 'forbidden'));
  expect(await check(later)).toMatchObject({ status: 403 });
  await resource(admin, 'PUT', `integrators/${integratorId}`, { body: { status: 'active' } });
  expect((await resource(later, 'GET', 'integrator')).status).toBe(200);
  expect((await check(new PortalClient(server.url, key.key))).status).toBe(401);
});

it('is removed by staff as well', async () => {
  const { client, id, integratorId } = await newMember(server, admin);
  expect((await resource(admin, 'POST', `integrators/${integratorId}/members/${id}/remove`)).status).toBe(200);
  expect((await resource(client, 'GET', 'integrator')).status).toBe(401);
});
