// On the stack: the mail is sent by a worker, and of two APIs one alone accepts an invitation.
import { randomUUID } from 'node:crypto';
import { makeRole, makeStaff, PASSWORD, type UserRecord } from '../support/accounts.js';
import { confirmAddress } from '../support/address-changes.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { inChinese, inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';

const CHOSEN = 'Rambutan-2026';
const ENDED = resourceRefused(404, 'invitation_ended');
const INVITED = 'A MyVerify account was made for you';

let server: RunningServer;
let admin: PortalClient;
let anyone: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
  anyone = new PortalClient(server.url);
});

afterAll(() => server.dispose());

const unique = () => randomUUID().slice(0, 12);
const call = (what: 'look' | 'accept', body: object) => resource(anyone, 'POST', `invitations/${what}`, { body });
const accept = (token: string, password = CHOSEN) => call('accept', { token, password, checkPwd: password });
const again = (id: number, as = admin) => resource(as, 'POST', `users/${id}/send-invitation`);
const login = (email: string, password: string) => anyone.post('/api/user/login', { email, password });

/** The token of the newest invitation of an address. */
async function tokenTo(email: string): Promise<string> {
  await mailsWritten(server);
  const mail = await server.mailTo(email, ({ subject }) => subject === INVITED);
  return /\/invitation#([\w-]{22})\b/.exec(mail.text ?? '')?.[1] ?? '';
}

async function invite(roleId: number, as = admin) {
  const account = { username: unique(), email: `${unique()}@invited.example`, name: 'Durian Lim', roleId };
  const { status, body } = await resource<UserRecord>(as, 'POST', 'users', { body: account });
  expect(status).toBe(201);
  return { user: body, email: account.email, token: await tokenTo(account.email) };
}

/** As if so many hours had passed for the invitation of an account. */
function age(id: number, hours: number): void {
  const statement = 'UPDATE invitations SET created_at = created_at - ?, expires_at = expires_at - ? WHERE user_id = ?';
  inData(server, (data) => data.prepare(statement).run(hours * 3_600_000, hours * 3_600_000, id));
}

it('lets the invited person alone choose the password, once', async () => {
  const { id: roleId } = await makeRole(admin, ['news.manage']);
  const { user, email, token } = await invite(roleId);
  const account = { email, name: 'Durian Lim', audience: 'staff' };
  expect(await call('look', { token })).toEqual({ status: 200, range: null, body: account });
  expect(await accept(token)).toEqual({ status: 200, range: null, body: account });
  expect((await login(email, CHOSEN)).status).toBe(200);
  expect(await accept(token, 'Another-2026')).toEqual(ENDED);
  expect(await call('look', { token })).toEqual(ENDED);
  expect((await login(email, CHOSEN)).status).toBe(200);
  const events = (await listEvents(admin, { subjectType: 'user', subjectId: String(user.id) })).body as ShownEvent[];
  expect(events.find(({ action }) => action === 'invitation.accepted')).toMatchObject({ actorId: user.id });
});

it('holds the password to the rules, and keeps the link for another try', async () => {
  const { id: roleId } = await makeRole(admin, []);
  const { token } = await invite(roleId);
  const weak = async (password: string) => (await accept(token, password)).body as { errors: { password: string } };
  expect((await weak('ab1')).errors.password).toBe(inChinese('password_too_short', { min: 6 }));
  expect((await weak('metallica')).errors.password).toBe(inEnglish('password_common'));
  expect((await weak('Durian-2026')).errors.password).toBe(inEnglish('password_personal'));
  const differing = await call('accept', { token, password: CHOSEN, checkPwd: 'Other-2026' });
  expect(differing).toMatchObject({ status: 400, body: { errors: { checkPwd: inEnglish('passwords_differ') } } });
  expect((await call('accept', { token })).status).toBe(400);
  expect((await accept(token)).status).toBe(200);
});

it('gives a student what was prepared for the address, and not before', async () => {
  const email = `${unique()}@invited.example`;
  const prepared = await admin.post<{ id: number }>('/api/cert/add', { name: 'Prepared', email });
  const { status } = await resource(admin, 'POST', 'users', { body: { email, roleId: 1 } });
  expect(status).toBe(201);
  const ownerOf = async () =>
    (await resource<{ ownerId: number | null }>(admin, 'GET', `certificates/${prepared.data.id}`)).body.ownerId;
  expect(await ownerOf()).toBeNull();
  const token = await tokenTo(email);
  expect(await call('look', { token })).toMatchObject({ body: { audience: 'student' } });
  expect(await accept(token, 'lower-case')).toMatchObject({ status: 400 });
  expect(await accept(token)).toMatchObject({ status: 200 });
  const student = await signIn(server.url, { email, password: CHOSEN });
  expect((await student.get('/api/cert/detail', { id: prepared.data.id })).status).toBe(200);
});

it('ends after a day, when it is sent anew, and with another address', async () => {
  const { id: roleId } = await makeRole(admin, []);
  const { user, email, token } = await invite(roleId);
  expect(await again(user.id)).toMatchObject({ status: 429, body: { reason: 'cooldown' } });
  age(user.id, 25);
  expect(await accept(token)).toEqual(ENDED);
  expect(await again(user.id)).toEqual({ status: 200, range: null, body: { id: user.id } });
  const second = await tokenTo(email);
  expect(second).not.toBe(token);
  expect(await accept(token)).toEqual(ENDED);
  const moved = `${unique()}@invited.example`;
  const body = { version: 1, email: moved };
  expect((await resource(admin, 'PUT', `users/${user.id}`, { body })).status).toBe(200);
  expect((await call('look', { token: second })).status).toBe(200);
  await confirmAddress(server, email, moved);
  expect(await accept(second)).toEqual(ENDED);
});

it('is no way into an account that is disabled, or whose user has chosen a password otherwise', async () => {
  const { id: roleId } = await makeRole(admin, []);
  const { user, token } = await invite(roleId);
  await resource(admin, 'PUT', `users/${user.id}`, { body: { version: 1, status: 'disabled' } });
  expect(await accept(token)).toEqual(ENDED);
  await resource(admin, 'PUT', `users/${user.id}`, { body: { version: 2, status: 'active' } });
  expect((await accept(token)).status).toBe(200);
  expect(await again(user.id)).toMatchObject({ status: 409, body: { reason: 'illegal_transition' } });
});

it('is sent anew by who manages accounts alone, and to nobody who may do more', async () => {
  const { client } = await makeStaff(admin, ['users.manage']);
  const { client: reader } = await makeStaff(admin, ['news.manage']);
  const { user } = await invite(0);
  age(user.id, 1);
  expect(await again(user.id, client)).toEqual(resourceRefused(403, 'forbidden'));
  expect(await again(user.id, reader)).toEqual(resourceRefused(403, 'forbidden'));
  expect(await again(user.id, anyone)).toEqual(resourceRefused(401, 'no_session'));
  expect(await again(999_999)).toEqual(resourceRefused(404, 'not_found'));
  expect((await login(user.email, PASSWORD)).status).toBe(401);
});

it('is accepted by one of many that come at once, and no table holds its token', async () => {
  const { id: roleId } = await makeRole(admin, []);
  const { email, token } = await invite(roleId);
  for (const table of ['invitations', 'jobs', 'audit_events']) {
    expect(JSON.stringify(await rowsOf(server.database, `SELECT * FROM ${table}`))).not.toContain(token);
  }
  const tries = Array.from({ length: 8 }, (_, n) => `Rambutan-${n}-2026`);
  const answers = await Promise.all(tries.map((password) => accept(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
  const winner = tries[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await login(email, winner)).status).toBe(200);
});

it.each(['', 'x', 'A'.repeat(22), 'A'.repeat(201), { $ne: '' }, ['a'], null])('is not %j', async (token) => {
  for (const what of ['look', 'accept'] as const) {
    const { status } = await call(what, { token, password: CHOSEN, checkPwd: CHOSEN });
    expect(typeof token === 'string' && token.length <= 200 ? [404] : [400]).toContain(status);
  }
});
