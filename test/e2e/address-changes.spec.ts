// On the stack: of two APIs each may be sent one of the two confirmations.
import { randomUUID } from 'node:crypto';
import { makeStaff, makeUser, PASSWORD } from '../support/accounts.js';
import { addressTokenTo, answerAddress, type Question } from '../support/address-changes.js';
import { registerStudent } from '../support/applicant.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { takeExport } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';

interface Own {
  readonly email: string;
  readonly change: { readonly newEmail: string; readonly requestedAt: string; readonly release: string | null } | null;
}

const ENDED = resourceRefused(404, 'address_change_ended');
const TAKEN = resourceRefused(409, 'already_exists', { email: inEnglish('email_taken') });

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const fresh = () => `${randomUUID().slice(0, 12)}@moved.example`;
const own = (client: PortalClient) => resource<Own>(client, 'GET', 'me/address-change');
const ask = (client: PortalClient, email: unknown) =>
  resource<Own>(client, 'POST', 'me/address-change', { body: { email } });
const answer = (what: 'look' | 'confirm' | 'refuse', token: unknown) => answerAddress(server, what, token);
const stateOf = async (call: ReturnType<typeof answer>) => (await call).body.state;
const login = (email: string, password: string) =>
  new PortalClient(server.url).post('/api/user/login', { email, password });
const infoStatus = async (client: PortalClient) => (await client.get('/api/user/info')).status;
const idOf = async (client: PortalClient) => (await client.get<{ id: number }>('/api/user/info')).data.id;

/** A student who has asked for another address, with the tokens of both mailboxes. */
async function asking(to = fresh()) {
  const student = await registerStudent(server);
  expect((await ask(student, to)).status).toBe(200);
  const tokens = { old: await addressTokenTo(server, student.email), new: await addressTokenTo(server, to) };
  return { student, to, tokens };
}

it('is the address of the account once both mailboxes have confirmed, and opens it', async () => {
  const { student, to, tokens } = await asking();
  const id = await idOf(student);
  expect((await own(student)).body).toMatchObject({
    email: student.email,
    change: { newEmail: to, byStaff: false, oldConfirmed: false, newConfirmed: false, release: null },
  });
  expect((await answer('look', tokens.new)).body).toEqual({ mailbox: 'new', newEmail: to, state: 'asked' });
  expect(await stateOf(answer('confirm', tokens.new))).toBe('confirmed');
  expect((await own(student)).body).toMatchObject({ email: student.email, change: { newConfirmed: true } });
  expect([(await login(to, student.password)).status, await infoStatus(student)]).toEqual([401, 200]);
  expect(await stateOf(answer('confirm', tokens.new))).toBe('confirmed');
  expect(await stateOf(answer('confirm', tokens.old))).toBe('done');
  expect(await infoStatus(student)).toBe(401);
  expect((await login(student.email, student.password)).status).toBe(401);
  const moved = await signIn(server.url, { email: to, password: student.password });
  expect((await own(moved)).body).toEqual({ email: to, bouncedSince: null, change: null });
  for (const token of Object.values(tokens)) {
    for (const what of ['look', 'confirm', 'refuse'] as const) expect(await answer(what, token)).toEqual(ENDED);
  }
  await server.mailTo(student.email, ({ subject }) => String(subject).includes('was changed'));
  const events = (await listEvents(admin, { subjectType: 'user', subjectId: String(id) })).body as ShownEvent[];
  const actions = events.map(({ action }) => action).filter((action) => action.startsWith('address.'));
  expect(actions.sort()).toEqual(['address.asked', 'address.changed', 'address.confirmed', 'address.confirmed']);
});

it('is nobody’s where a mailbox did not ask; the present one signs everybody out', async () => {
  for (const [side, status] of [['old', 401] as const, ['new', 200] as const]) {
    const { student, to, tokens } = await asking();
    await answer('confirm', tokens[side === 'old' ? 'new' : 'old']);
    expect(await stateOf(answer('refuse', tokens[side]))).toBe('refused');
    expect(await infoStatus(student)).toBe(status);
    expect(await answer('confirm', tokens.old)).toEqual(ENDED);
    expect(await answer('confirm', tokens.new)).toEqual(ENDED);
    expect((await login(to, student.password)).status).toBe(401);
    expect((await login(student.email, student.password)).status).toBe(200);
  }
});

it('waits for a day, until it is cancelled, or until another is asked for', async () => {
  const { student, tokens } = await asking();
  const statement = 'UPDATE address_changes SET expires_at = expires_at - 86400000 WHERE user_id = ?';
  const id = await idOf(student);
  inData(server, (data) => data.prepare(statement).run(id));
  expect(await answer('confirm', tokens.old)).toEqual(ENDED);
  expect((await own(student)).body).toEqual({ email: student.email, bouncedSince: null, change: null });
  const second = fresh();
  await ask(student, second);
  const token = await addressTokenTo(server, second);
  const third = fresh();
  await ask(student, third);
  expect(await answer('confirm', token)).toEqual(ENDED);
  const last = await addressTokenTo(server, third);
  const cancelled = await resource(student, 'DELETE', 'me/address-change');
  expect(cancelled).toEqual({
    status: 200,
    range: null,
    body: { email: student.email, bouncedSince: null, change: null },
  });
  expect(await answer('look', last)).toEqual(ENDED);
});

it('that somebody else has got meanwhile is told to be taken, whoever confirms last', async () => {
  for (const last of ['old', 'new'] as const) {
    const { student, to, tokens } = await asking();
    await answer('confirm', tokens[last === 'old' ? 'new' : 'old']);
    await registerStudent(server, to);
    expect(await answer('confirm', tokens[last])).toEqual(TAKEN);
    expect((await own(student)).body).toMatchObject({ email: student.email });
    expect(await infoStatus(student)).toBe(200);
  }
});

it('that has an account is not told from one that has none, but by its own mail', async () => {
  const [student, other] = [await registerStudent(server), await registerStudent(server)];
  const [taken, free] = [await ask(student, other.email), await ask(student, fresh())];
  expect(Object.keys(taken.body.change ?? {})).toEqual(Object.keys(free.body.change ?? {}));
  expect([taken.status, free.status]).toEqual([200, 200]);
  await ask(student, other.email);
  await mailsWritten(server);
  await server.mailTo(other.email, ({ subject }) => subject === 'You already have a MyVerify account');
});

it('is confirmed once by both at the same time, and no table holds a token', async () => {
  const { student, to, tokens } = await asking();
  for (const table of ['address_changes', 'jobs', 'audit_events']) {
    const rows = JSON.stringify(await rowsOf(server.database, `SELECT * FROM ${table}`));
    for (const token of Object.values(tokens)) expect(rows).not.toContain(token);
  }
  const sides = [tokens.old, tokens.new, tokens.old, tokens.new, tokens.old, tokens.new];
  const answers = await Promise.all(sides.map((token) => answer('confirm', token)));
  const states = answers.map(({ status, body }) => (status === 200 ? (body as Question).state : status));
  expect(states.filter((state) => state === 'done')).toHaveLength(1);
  expect(states.filter((state) => state !== 'done' && state !== 'confirmed' && state !== 404)).toEqual([]);
  expect((await login(to, student.password)).status).toBe(200);
});

it('is had by one of two accounts that ask for the same', async () => {
  const to = fresh();
  const [one, two] = [await registerStudent(server), await registerStudent(server)];
  const tokens: string[] = [];
  for (const student of [one, two]) {
    await ask(student, to);
    await answer('confirm', await addressTokenTo(server, to));
    tokens.push(await addressTokenTo(server, student.email));
  }
  const answers = await Promise.all(tokens.map((token) => answer('confirm', token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is not asked for by a session that was left open, and not what is none', async () => {
  const student = await registerStudent(server);
  const same = resourceRefused(400, 'invalid_input', { email: inEnglish('address_unchanged') });
  expect(await ask(student, student.email.toUpperCase())).toEqual(same);
  for (const email of ['', 'nobody', 7, null, { $ne: '' }]) expect((await ask(student, email)).status).toBe(400);
  const aged = 'UPDATE sessions SET authenticated_at = authenticated_at - 660000 WHERE user_id = ?';
  const id = await idOf(student);
  inData(server, (data) => data.prepare(aged).run(id));
  expect(await ask(student, fresh())).toEqual(resourceRefused(403, 'reauthentication_required'));
  await student.post('/api/user/reauthenticate', { password: student.password });
  expect((await ask(student, fresh())).status).toBe(200);
});

it.each(['', 'x', 'A'.repeat(22), 'A'.repeat(201), { $ne: '' }, ['a'], null])(
  'is not confirmed by %j',
  async (token) => {
    for (const what of ['look', 'confirm', 'refuse'] as const) {
      const { status } = await answer(what, token);
      expect(typeof token === 'string' && token.length <= 200 ? [404] : [400]).toContain(status);
    }
  },
);

describe('what staff ask for', () => {
  const path = (id: number) => `users/${id}/address-change`;
  const release = (as: PortalClient, id: number) => resource<Own>(as, 'POST', `${path(id)}/release`);

  it('needs both mailboxes as well, and its owner may end it', async () => {
    const student = await registerStudent(server);
    const id = await idOf(student);
    const to = fresh();
    const { body } = await resource(admin, 'PUT', `users/${id}`, { body: { email: to, name: 'Renamed' } });
    expect(body).toMatchObject({ email: student.email, username: student.email, name: 'Renamed' });
    expect(await infoStatus(student)).toBe(200);
    expect((await resource(admin, 'GET', path(id))).body).toMatchObject({
      id,
      change: { newEmail: to, byStaff: true },
    });
    await answer('confirm', await addressTokenTo(server, to));
    expect((await resource(student, 'DELETE', 'me/address-change')).status).toBe(200);
    expect((await resource(admin, 'GET', path(id))).body).toEqual({ id, change: null });
    await resource(admin, 'PUT', `users/${id}`, { body: { email: to } });
    expect((await resource(admin, 'DELETE', path(id))).body).toEqual({ id, change: null });
  });

  it('is done without a lost mailbox by two administrators, and by nobody else', async () => {
    const second = await makeUser(admin, 0);
    const other = await signIn(server.url, { email: second.email, password: PASSWORD });
    const { client } = await makeStaff(admin, ['users.manage']);
    const { student, to, tokens } = await asking();
    const id = await idOf(student);
    expect(await release(client, id)).toEqual(resourceRefused(403, 'forbidden'));
    expect(await release(student, id)).toEqual(resourceRefused(403, 'forbidden'));
    for (const _ of ['once', 'twice']) expect((await release(admin, id)).body.change?.release).toBe('asked');
    const earlier = new URLSearchParams({ requestedAt: '2026-01-01T00:00:00.000Z' });
    const unseen = await resource<Own>(other, 'POST', `${path(id)}/release?${earlier}`);
    expect(unseen).toEqual(resourceRefused(409, 'stale_version'));
    const waiting = (await resource<Own>(other, 'GET', path(id))).body.change;
    const seen = new URLSearchParams({ requestedAt: waiting?.requestedAt ?? '' });
    const done = await resource<Own>(other, 'POST', `${path(id)}/release?${seen}`);
    expect([waiting?.release, done.body.change?.release]).toEqual(['asked', 'released']);
    expect((await login(to, student.password)).status).toBe(401);
    expect(await stateOf(answer('confirm', tokens.new))).toBe('done');
    expect((await login(to, student.password)).status).toBe(200);
    expect(await release(admin, id)).toEqual(resourceRefused(409, 'illegal_transition'));
    expect(await release(admin, 999_999)).toEqual(resourceRefused(404, 'not_found'));
  });
});

it('is in the export of its owner, and goes when the account is erased', async () => {
  const { student, to, tokens } = await asking();
  const { data } = await takeExport(student);
  expect(data.addressChange).toMatchObject({ newEmail: to, requestedBy: 'you' });
  expect(JSON.stringify(data)).not.toContain(tokens.new);
  expect((await student.post('/api/v1/me/erase', { password: student.password })).status).toBe(200);
  expect(await answer('confirm', tokens.new)).toEqual(ENDED);
  const rows = await rowsOf(server.database, 'SELECT user_id FROM address_changes WHERE new_email = ?', [to]);
  expect(rows).toEqual([]);
});
