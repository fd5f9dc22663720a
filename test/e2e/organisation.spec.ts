import { randomUUID } from 'node:crypto';
import { listEvents } from '../support/audit-events.js';
import { appCode, setUpApp } from '../support/factors.js';
import { OrganisationProvider } from '../support/organisation.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface Outcome {
  readonly status: number;
  readonly reason?: string;
  readonly data: { token?: string; url?: string; second_factor?: { ticket: string }; until?: string; reason?: string };
}

const provider = await OrganisationProvider.make();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: provider.settings });
});
afterAll(async () => {
  await Promise.all([server.dispose(), provider.dispose()]);
});

async function post(path: string, body: object, cookie = '', token?: string) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const client = new PortalClient(server.url, token);
  const answer = await client.raw(`/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { answer, outcome: { status: answer.status, ...((await answer.json()) as object) } as Outcome };
}

/** A browser that has been sent to the provider. */
async function begin(purpose: 'login' | 'confirm' = 'login') {
  const { answer, outcome } = await post('organisation-begin', { purpose });
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('organisation-sign-in=')) ?? '';
  return { address: outcome.data.url ?? '', cookie: line.split(';')[0] ?? '', line, outcome };
}

const finish = async (cookie: string, query: string) => (await post('organisation-finish', { query }, cookie)).outcome;

/** The whole way. */
async function comeAs(who: string | null): Promise<Outcome> {
  const { address, cookie } = await begin();
  return finish(cookie, (await provider.visit(address, who)).search);
}

let administrator: PortalClient;

async function addStaff(email: string, roleId = 0): Promise<number> {
  const body = { username: `u${randomUUID().slice(0, 12)}`, email, roleId };
  const added = await resource<{ id: number }>(administrator, 'POST', 'users', { body });
  if (added.status !== 201) throw new Error(`users: ${added.status} ${JSON.stringify(added.body)}`);
  return added.body.id;
}

const person = (email: string) => ({ email, email_verified: true });
/** Whom the provider has not seen yet. */
const newName = () => `person-${randomUUID()}`;
const newEmail = () => `${randomUUID()}@verifier.example`;

beforeAll(async () => {
  administrator = await signIn(server.url, ADMIN);
});

it('without the provider one is told so, and nothing is lost', async () => {
  const { outcome } = await begin();
  expect(outcome).toMatchObject({ status: 503, data: { reason: 'unavailable' } });
  expect((await new PortalClient(server.url).get('/api/user/organisation')).data).toEqual({
    enabled: true,
    only: false,
  });
  await provider.knows({});
  await provider.start(server.url);
  expect((await begin()).outcome.status).toBe(200);
});

it('lets in whom an account was made for, by a code with PKCE, state and nonce', async () => {
  const [email, lim] = [newEmail(), newName()];
  await provider.knows({ [lim]: person(email.toUpperCase()) });
  const id = await addStaff(email);
  const { address, line } = await begin();
  expect([...new URL(address).searchParams.keys()].sort()).toEqual(
    expect.arrayContaining(['code_challenge', 'code_challenge_method', 'nonce', 'state']),
  );
  expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
  expect(line).toMatch(/^organisation-sign-in=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/);
  const { status, data } = await comeAs(lim);
  expect(status).toBe(200);
  const client = new PortalClient(server.url, data.token);
  expect((await client.get<{ id: number }>('/api/user/info')).data.id).toBe(id);
  expect((await resource(client, 'GET', 'users')).status).toBe(200);
  const trail = await listEvents(administrator, { subjectType: 'user', subjectId: String(id) });
  expect(trail.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'identity.linked' }),
      expect.objectContaining({ action: 'login.succeeded', after: expect.objectContaining({ by: 'organisation' }) }),
    ]),
  );
  // Logging out ends the session here, and tells where the organisation ends its own.
  const away = (await post('organisation-sign-out', {})).outcome.data.url ?? '';
  expect(away).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`));
  expect((await client.post('/api/user/logout')).status).toBe(200);
  expect((await client.get('/api/user/info')).status).toBe(401);
});

it('knows somebody again by who they are there, and not by the address', async () => {
  const [first, second, lim, tan] = [newEmail(), newEmail(), newName(), newName()];
  const id = await addStaff(first);
  await addStaff(second);
  await provider.knows({ [lim]: person(first) });
  expect((await comeAs(lim)).status).toBe(200);
  // With the address of a colleague they are who they were.
  await provider.knows({ [lim]: person(second) });
  const again = new PortalClient(server.url, (await comeAs(lim)).data.token);
  expect((await again.get<{ id: number }>('/api/user/info')).data.id).toBe(id);
  // Somebody else who got the first address later does not get the account with it.
  await provider.knows({ [tan]: person(first) });
  expect(await comeAs(tan)).toMatchObject({ status: 403, data: { reason: 'sso_refused' } });
  // Unless an administrator disables it and enables it again.
  for (const status of ['disabled', 'active']) {
    const { version } = (await resource<{ version: number }>(administrator, 'GET', `users/${id}`)).body;
    const changed = await resource(administrator, 'PUT', `users/${id}`, { body: { version, status } });
    expect(changed.status).toBe(200);
  }
  expect((await comeAs(tan)).status).toBe(200);
});

it.each([
  ['whose address is not said to be verified', { email_verified: undefined }],
  ['whose address is said not to be', { email_verified: false }],
  ['who has no address', { email: undefined, email_verified: undefined }],
  ['whom no account was made for', { email: 'nobody@verifier.example' }],
  ['who is a student', { email: 'student@demo.example' }],
])('refuses somebody %s', async (_, claims) => {
  const [email, lim] = [newEmail(), newName()];
  await addStaff(email);
  await provider.knows({ [lim]: { ...person(email), ...claims } });
  expect(await comeAs(lim)).toMatchObject({ status: 403, data: { reason: 'sso_refused' } });
});

it('refuses a disabled account', async () => {
  const [email, lim] = [newEmail(), newName()];
  const id = await addStaff(email);
  const { version } = (await resource<{ version: number }>(administrator, 'GET', `users/${id}`)).body;
  await resource(administrator, 'PUT', `users/${id}`, { body: { version, status: 'disabled' } });
  await provider.knows({ [lim]: person(email) });
  expect(await comeAs(lim)).toMatchObject({ status: 403, data: { reason: 'account_disabled' } });
});

it('takes back only what it began in this browser, once, and whole', async () => {
  const [email, lim] = [newEmail(), newName()];
  await addStaff(email);
  await provider.knows({ [lim]: person(email) });
  const failed = { status: 400, data: { reason: 'sso_failed' } };
  expect(await comeAs(null)).toMatchObject(failed);
  const mine = await begin();
  const back = await provider.visit(mine.address, lim);
  expect(await finish('', back.search)).toMatchObject(failed);
  expect(await finish((await begin()).cookie, back.search)).toMatchObject(failed);
  for (const name of ['state', 'code', 'iss']) {
    const changed = new URL(back);
    changed.searchParams.set(name, 'https://other.example');
    expect(await finish(mine.cookie, changed.search)).toMatchObject(failed);
  }
  expect(await finish(mine.cookie, `?${'x'.repeat(7000)}=1`)).toMatchObject(failed);
  expect(await finish(mine.cookie, `?${'x'.repeat(9000)}=1`)).toMatchObject({ status: 400 });
  const whole = await begin();
  const query = (await provider.visit(whole.address, lim)).search;
  expect((await finish(whole.cookie, query)).status).toBe(200);
  expect(await finish(whole.cookie, query)).toMatchObject(failed);
});

it('asks for the second factor of the account where the organisation does not', async () => {
  const [email, lim] = [newEmail(), newName()];
  await addStaff(email);
  await provider.knows({ [lim]: person(email) });
  const client = new PortalClient(server.url, (await comeAs(lim)).data.token);
  const { secret } = await setUpApp(client);
  const { status, data } = await comeAs(lim);
  expect([status, data.token]).toEqual([200, undefined]);
  const proof = { ticket: data.second_factor?.ticket, method: 'totp', code: appCode(secret) };
  expect((await post('login-factor', proof)).outcome.data.token).toBeDefined();
});

it('has a sign-in count from when the organisation asked, and asks it to ask again', async () => {
  const [email, lim] = [newEmail(), newName()];
  await addStaff(email);
  const add = async (hoursAgo: number) => {
    const auth_time = Math.floor(Date.now() / 1000) - hoursAgo * 3600;
    await provider.knows({ [lim]: { ...person(email), auth_time } });
    const client = new PortalClient(server.url, (await comeAs(lim)).data.token);
    return resource(client, 'POST', 'roles', { body: { name: randomUUID(), permissions: [] } });
  };
  expect((await add(0)).status).toBe(201);
  expect((await add(1)).body).toMatchObject({ reason: 'reauthentication_required' });
  const sent = async (body: object) => {
    const { searchParams } = new URL((await post('organisation-begin', body)).outcome.data.url ?? '');
    return [searchParams.get('prompt'), searchParams.get('max_age')];
  };
  expect(await sent({})).toEqual([null, '172800']);
  expect(await sent({ ask: true })).toEqual(['login', '172800']);
  expect((await post('organisation-begin', { ask: 'yes' })).outcome.status).toBe(400);
});

it('shows within a session who it is, and nobody else does', async () => {
  const [mine, theirs, lim, tan] = [newEmail(), newEmail(), newName(), newName()];
  await Promise.all([addStaff(mine), addStaff(theirs)]);
  await provider.knows({ [lim]: person(mine), [tan]: person(theirs) });
  const { token } = (await comeAs(lim)).data;
  expect((await comeAs(tan)).status).toBe(200);
  const client = new PortalClient(server.url, token);
  inData(server, (data) => data.prepare('UPDATE sessions SET authenticated_at = authenticated_at - 3600000').run());
  const add = () => resource(client, 'POST', 'roles', { body: { name: randomUUID(), permissions: [] } });
  expect((await add()).body).toMatchObject({ reason: 'reauthentication_required' });
  const confirm = async (who: string) => {
    const { address, cookie } = await begin('confirm');
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    const { search } = await provider.visit(address, who);
    return (await post('organisation-confirm', { query: search }, cookie, token)).outcome;
  };
  expect(await confirm(tan)).toMatchObject({ status: 403, data: { reason: 'sso_refused' } });
  expect((await add()).status).toBe(403);
  expect((await confirm(lim)).data.until).toBeDefined();
  expect((await add()).status).toBe(201);
  administrator = await signIn(server.url, ADMIN);
  // What was begun as a sign-in shows nothing here.
  const { address, cookie } = await begin('login');
  const { search } = await provider.visit(address, lim);
  expect((await post('organisation-confirm', { query: search }, cookie, token)).outcome.status).toBe(400);
});
