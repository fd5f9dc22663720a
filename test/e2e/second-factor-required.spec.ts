import { PERMISSIONS } from '../../src/domain/account/role.js';
import { type ListedOperation, operationsOf, readDocument } from '../support/api-document.js';
import { appCode, beginSignIn, finishSignIn, setUpApp } from '../support/factors.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { staffByPermission } from '../support/staff.js';

let server: RunningServer;
let operations: readonly ListedOperation[];

beforeAll(async () => {
  server = await startServer({ env: { STAFF_MFA: 'required', RATE_LIMIT_SCALE: '1000' } });
  operations = operationsOf(await readDocument(server.url)).filter(({ name }) => name !== 'POST /api/user/logout');
});
afterAll(() => server.dispose());

async function call(client: PortalClient, { method, path }: ListedOperation, headers: Record<string, string> = {}) {
  const to = path.replace(/\{[^}]+\}/g, '2000000000');
  const body = method === 'GET' ? {} : { body: '{}' };
  const typed = method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' };
  const answer = await client.raw(to, { method, headers: typed, signal: AbortSignal.timeout(10_000), ...body });
  const text = await answer.text();
  return { status: answer.status, needsFactor: text.includes('"second_factor_required"') };
}

it('half signed in, staff of every kind do nothing but set a factor up', async () => {
  const callers = { ...(await staffByPermission(server)), administrator: await signIn(server.url, ADMIN) };
  expect(Object.keys(callers)).toHaveLength(PERMISSIONS.length + 1);
  const wrong: string[] = [];
  for (const [name, client] of Object.entries(callers)) {
    for (const operation of operations) {
      const { status, needsFactor } = await call(client, operation);
      const free = operation['x-access'] === 'open' || operation['x-before-second-factor'] === true;
      if (needsFactor === free || (needsFactor && status !== 403)) wrong.push(`${name}: ${operation.name} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('says so of these operations, and of no others', () => {
  const free = operations.filter((operation) => operation['x-before-second-factor']).map(({ name }) => name);
  expect(free.sort()).toEqual([
    'GET /api/user/info',
    'GET /api/v1/me/factors',
    'POST /api/user/organisation-confirm',
    'POST /api/user/reauthenticate',
    'POST /api/v1/me/factors',
    'POST /api/v1/me/factors/set-up',
  ]);
});

it('by the cookie no more than by the token', async () => {
  const answer = await new PortalClient(server.url).post('/api/user/login', ADMIN);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const users = await new PortalClient(server.url).raw('/api/v1/users', { headers: { cookie } });
  expect([users.status, await users.json()]).toMatchObject([403, { reason: 'second_factor_required' }]);
  const info = await new PortalClient(server.url).raw('/api/user/info', { headers: { cookie } });
  expect(await info.json()).toMatchObject({ data: { second_factor: 'to_set_up' } });
});

it('once it is set up, this session works, and the next begins with it', async () => {
  const half = await signIn(server.url, ADMIN);
  const { secret, id, recoveryCodes } = await setUpApp(half);
  expect((await resource(half, 'GET', 'users')).status).toBe(200);
  const info = await half.get<{ second_factor?: string }>('/api/user/info');
  expect(info.data.second_factor).toBeUndefined();
  const { ticket } = await beginSignIn(server.url, ADMIN);
  const whole = await finishSignIn(server.url, ticket, 'totp', appCode(secret));
  const client = new PortalClient(server.url, whole.data.token);
  expect((await resource(client, 'GET', 'users')).status).toBe(200);
  // Without the last one the session is a half one again.
  const asked = await resource<{ ticket: string }>(client, 'POST', 'me/factors/challenge', { body: { except: id } });
  const proof = { ticket: asked.body.ticket, method: 'recovery', code: recoveryCodes[0] };
  expect((await resource(client, 'POST', `me/factors/${id}/remove`, { body: proof })).status).toBe(200);
  expect((await resource(client, 'GET', 'users')).body).toMatchObject({ reason: 'second_factor_required' });
});

it('students go on without one', async () => {
  const student = await signIn(server.url, STUDENT);
  expect((await student.get('/api/cert/list')).status).toBe(200);
});
