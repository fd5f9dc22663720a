import { randomUUID } from 'node:crypto';
import { makeStaff, PASSWORD } from '../support/accounts.js';
import { setUpApp } from '../support/factors.js';
import { OrganisationProvider } from '../support/organisation.js';
import { PortalClient, signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, STUDENT, startAlone } from '../support/server.js';
import { inData } from '../support/server-data.js';

interface Outcome {
  readonly status: number;
  readonly data: { token?: string; reason?: string; user?: { role: number; email: string; second_factor?: string } };
}

const provider = await OrganisationProvider.make();
let server: RunningServer;
let officer: { readonly email: string; readonly password: string };
const ROLES = { reviewers: 0, readers: 0 };

beforeAll(async () => {
  const first = await startAlone();
  const administrator = await signIn(first.url, ADMIN);
  const roles = await Promise.all([makeStaff(administrator, ['certificates.review']), makeStaff(administrator, [])]);
  officer = { email: roles[0].user.email, password: PASSWORD };
  [ROLES.reviewers, ROLES.readers] = [roles[0].role.id, roles[1].role.id];
  await first.stop();
  server = await startAlone({
    dataDir: first.dataDir,
    env: {
      ...provider.settings,
      STAFF_MFA: 'required',
      OIDC_SCOPE: 'openid email groups',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: `reviewers=${ROLES.reviewers}, readers=${ROLES.readers}`,
      OIDC_ACR: 'gold',
      OIDC_AMR: 'mfa',
      OIDC_ONLY: 'on',
      OIDC_BREAK_GLASS: ADMIN.email,
    },
  });
  await provider.knows({});
  await provider.start(server.url);
});
afterAll(async () => {
  await Promise.all([server.dispose(), provider.dispose()]);
});

async function post(path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await new PortalClient(server.url).raw(`/api/user/${path}`, sent);
  return { answer, outcome: { status: answer.status, ...((await answer.json()) as object) } as Outcome };
}

async function comeAs(who: string): Promise<Outcome> {
  const { answer, outcome } = await post('organisation-begin', {});
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const back = await provider.visit((outcome.data as { url?: string }).url ?? '', who);
  return (await post('organisation-finish', { query: back.search }, cookie)).outcome;
}

const whole = { email_verified: true, acr: 'gold', amr: ['pwd', 'mfa'] };
const who = `person-${randomUUID()}`;

it('the second factor is the provider’s to show, and the session is a whole one', async () => {
  await provider.knows({ [who]: { ...whole, email: officer.email, groups: ['reviewers'] } });
  const { status, data } = await comeAs(who);
  expect([status, data.user?.second_factor]).toEqual([200, undefined]);
  const client = new PortalClient(server.url, data.token);
  expect((await client.get('/api/cert/list')).status).toBe(200);
  // The password shows nothing within it either.
  const shown = await client.post('/api/user/reauthenticate', { password: officer.password });
  expect(shown).toMatchObject({ status: 403, data: { reason: 'sso_only' } });
});

it.each([
  ['nothing', { acr: undefined, amr: undefined }],
  ['another way', { acr: 'bronze' }],
  ['a password alone', { amr: ['pwd'] }],
])('and it is refused where the provider tells of %s', async (_, told) => {
  const other = `person-${randomUUID()}`;
  await provider.knows({ [other]: { ...whole, email: officer.email, groups: ['reviewers'], ...told } });
  expect(await comeAs(other)).toMatchObject({ status: 403, data: { reason: 'sso_refused' } });
});

it('groups give the role at each sign-in, and without one there is none', async () => {
  await provider.knows({ [who]: { ...whole, email: officer.email, groups: ['other', 'reviewers', 'readers'] } });
  const before = await comeAs(who);
  expect(before.data.user?.role).toBe(ROLES.reviewers);
  await provider.knows({ [who]: { ...whole, email: officer.email, groups: 'readers' } });
  const { data } = await comeAs(who);
  expect(data.user?.role).toBe(ROLES.readers);
  // The session that began with the other role has ended.
  expect((await new PortalClient(server.url, before.data.token).get('/api/user/info')).status).toBe(401);
  for (const groups of [[], ['other'], undefined]) {
    await provider.knows({ [who]: { ...whole, email: officer.email, groups } });
    expect(await comeAs(who)).toMatchObject({ status: 403, data: { reason: 'sso_refused' } });
  }
});

it('passwords of staff open nothing, also that of the one account without a passkey; students sign in', async () => {
  const login = async (account: object) => (await post('login', account)).outcome;
  expect(await login(officer)).toMatchObject({ status: 403, data: { reason: 'sso_only' } });
  expect(await login(ADMIN)).toMatchObject({ status: 403, data: { reason: 'sso_only' } });
  expect(await login({ ...ADMIN, password: 'Wrong-2026' })).toMatchObject({ status: 401 });
  expect((await login(STUDENT)).status).toBe(200);
  expect((await new PortalClient(server.url).get('/api/user/organisation')).data).toEqual({
    enabled: true,
    only: true,
  });
});

it('the account that gets in while the provider is away keeps its role, and shows a passkey when asked for a factor', async () => {
  const admin = `person-${randomUUID()}`;
  await provider.knows({ [admin]: { ...whole, email: ADMIN.email, groups: [] } });
  const { status, data } = await comeAs(admin);
  expect([status, data.user?.role]).toEqual([200, 0]);
  await setUpApp(new PortalClient(server.url, data.token));
  // An app is not enough.
  expect((await post('login', ADMIN)).outcome).toMatchObject({ status: 403, data: { reason: 'sso_only' } });
  const factors = inData(server, (rows) => rows.prepare('SELECT kind FROM factors').all());
  expect(factors).toEqual([{ kind: 'totp' }]);
});

it('a provider that goes away meanwhile is told of as such', async () => {
  const { answer, outcome } = await post('organisation-begin', {});
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await provider.knows({ [who]: { ...whole, email: officer.email, groups: ['readers'] } });
  const back = await provider.visit((outcome.data as { url?: string }).url ?? '', who);
  await provider.stop();
  const late = await post('organisation-finish', { query: back.search }, cookie);
  expect(late.outcome).toMatchObject({ status: 503, data: { reason: 'unavailable' } });
  expect(late.answer.headers.get('retry-after')).toBe('5');
});
