import { randomUUID } from 'node:crypto';
import { makeRole, makeStaff, makeUser, PASSWORD, type UserRecord } from '../support/accounts.js';
import { confirmAddress } from '../support/address-changes.js';
import { registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

let server: RunningServer;
let admin: PortalClient;
let adminId: number;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
  adminId = (await admin.get<{ id: number }>('/api/user/info')).data.id;
});

afterAll(() => server.dispose());

const user = (id: number, as = admin) => resource<UserRecord>(as, 'GET', `users/${id}`);
const change = (id: number, body: object, as = admin) => resource<UserRecord>(as, 'PUT', `users/${id}`, { body });
const infoStatus = async (client: PortalClient) => (await client.get('/api/user/info')).status;
const unique = () => randomUUID().slice(0, 12);

describe('sessions', () => {
  const changes: [string, () => Promise<object>][] = [
    ['role', async () => ({ roleId: (await makeRole(admin, [])).id })],
    ['status', async () => ({ status: 'disabled' })],
  ];

  it.each(changes)('end at once when the %s changes', async (_, changesOf) => {
    const { user: made, client } = await makeStaff(admin, ['news.manage']);
    const second = await signIn(server.url, { email: made.username, password: PASSWORD });
    expect([await infoStatus(client), await infoStatus(second)]).toEqual([200, 200]);
    expect((await change(made.id, { version: 1, ...(await changesOf()) })).status).toBe(200);
    expect([await infoStatus(client), await infoStatus(second)]).toEqual([401, 401]);
  });

  it('go on when anything else changes', async () => {
    const { user: made, client } = await makeStaff(admin, ['news.manage']);
    expect((await change(made.id, { ...made, name: 'New Name', mobilePhone: '123' })).status).toBe(200);
    expect(await infoStatus(client)).toBe(200);
  });

  it('are ended by a call', async () => {
    const { user: made, client } = await makeStaff(admin, ['news.manage']);
    const answer = await resource(admin, 'POST', `users/${made.id}/end-sessions`);
    expect(answer).toEqual({ status: 200, range: null, body: made });
    expect(await infoStatus(client)).toBe(401);
    expect((await signIn(server.url, { email: made.email, password: PASSWORD })).token).not.toBeNull();
    expect(await resource(admin, 'POST', 'users/999999/end-sessions')).toEqual(resourceRefused(404, 'not_found'));
  });

  it('and the old address hear of a new email', async () => {
    const one = await makeUser(admin, 0);
    await change(one.id, { version: 1, email: `new-${one.email}` });
    const client = await signIn(server.url, { email: one.email, password: PASSWORD });
    await confirmAddress(server, one.email, `new-${one.email}`);
    expect(await infoStatus(client)).toBe(401);
    const changed = ({ subject }: { subject?: string }) => Boolean(subject?.endsWith('account was changed'));
    expect((await server.mailTo(one.email, changed)).text).not.toContain(`new-${one.email}`);
    expect(JSON.stringify(await rowsOf(server.database, 'SELECT * FROM jobs'))).not.toContain(one.email);
    expect(await signIn(server.url, { email: `new-${one.email}`, password: PASSWORD })).toBeTruthy();
  });
});

describe('nobody', () => {
  it('removes, disables or demotes themselves', async () => {
    const { role } = await makeStaff(admin, []);
    await makeUser(admin, 0);
    const own = (await user(adminId)).body;
    for (const body of [{ status: 'disabled' }, { roleId: role.id }, { roleId: 1 }]) {
      expect(await change(adminId, { version: own.version, ...body })).toEqual(resourceRefused(403, 'forbidden'));
    }
    expect(await resource(admin, 'DELETE', `users/${adminId}`)).toEqual(resourceRefused(403, 'forbidden'));
    expect((await user(adminId)).body).toEqual(own);
  });

  it('gets into an account, or gives away a permission, that is more than their own', async () => {
    const { client: manager, user: own, role } = await makeStaff(admin, ['users.manage', 'news.manage']);
    const { user: reviewer, role: reviewers } = await makeStaff(admin, ['certificates.review']);
    const boss = await makeUser(admin, 0);
    const forbidden = resourceRefused(403, 'forbidden');
    const account = { username: unique(), email: `${unique()}@x.example` };
    const attempts: [string, 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['make an administrator', 'POST', 'users', { ...account, roleId: 0 }],
      ['make a reviewer', 'POST', 'users', { ...account, roleId: reviewers.id }],
      ['become an administrator', 'PUT', `users/${own.id}`, { version: 1, roleId: 0 }],
      ['become a reviewer', 'PUT', `users/${own.id}`, { version: 1, roleId: reviewers.id }],
      ['rename an administrator', 'PUT', `users/${boss.id}`, { version: 1, name: 'X' }],
      ['take over an administrator', 'PUT', `users/${boss.id}`, { version: 1, email: 'mine.too@x.example' }],
      ['invite an administrator anew', 'POST', `users/${boss.id}/send-invitation`],
      ['take over a reviewer', 'PUT', `users/${reviewer.id}`, { version: 1, email: 'mine@x.example' }],
      ['disable an administrator', 'PUT', `users/${boss.id}`, { version: 1, status: 'disabled' }],
      ['remove an administrator', 'DELETE', `users/${boss.id}`],
      ['sign an administrator out', 'POST', `users/${boss.id}/end-sessions`],
      ['make a role', 'POST', 'roles', { name: unique(), permissions: ['news.manage', 'audit.read'] }],
      [
        'enlarge the own role',
        'PUT',
        `roles/${role.id}`,
        { version: 1, permissions: ['users.manage', 'certificates.read'] },
      ],
      ['weaken another role', 'PUT', `roles/${reviewers.id}`, { version: 1, permissions: [] }],
      ['remove another role', 'DELETE', `roles/${reviewers.id}`],
    ];
    for (const [what, method, path, body] of attempts) {
      expect({ what, ...(await resource(manager, method, path, { body })) }).toEqual({ what, ...forbidden });
    }
    expect([(await user(boss.id)).body, (await user(reviewer.id)).body]).toEqual([boss, reviewer]);
    const smuggled = { version: 1, name: 'Me', permissions: ['audit.read'], passwordHash: 'x', role: 0, role_id: 0 };
    expect((await change(own.id, smuggled, manager)).body).toMatchObject({ roleId: role.id });
    expect((await manager.get('/api/user/info')).data).toMatchObject({ permissions: ['news.manage', 'users.manage'] });

    const lesser = await makeRole(manager, ['news.manage']);
    const made = await makeUser(manager, lesser.id);
    expect((await change(made.id, { version: 1, roleId: role.id }, manager)).status).toBe(200);
    const student = await makeUser(manager, 1);
    expect((await change(student.id, { version: 1, status: 'disabled' }, manager)).status).toBe(200);
  });

  it('without users.manage sees users or roles', async () => {
    const student = await registerStudent(server);
    const { client } = await makeStaff(admin, ['certificates.read', 'audit.read', 'news.manage']);
    for (const [caller, status] of [
      [new PortalClient(server.url), 401],
      [student, 403],
      [client, 403],
    ] as const) {
      for (const path of ['users', `users/${adminId}`, 'roles', 'roles/0']) {
        expect((await resource(caller, 'GET', path)).status).toBe(status);
      }
      expect((await resource(caller, 'POST', 'roles', { body: { name: 'x', permissions: [] } })).status).toBe(status);
      expect((await resource(caller, 'DELETE', `users/${adminId}`)).status).toBe(status);
    }
  });
});

it('the trail tells what changed, but neither passwords nor whole passports', async () => {
  const role = await makeRole(admin, []);
  const made = await makeUser(admin, role.id, { passport: 'SECRET98765' });
  await change(made.id, { version: 1, passport: 'HIDDEN12345', name: 'Told' });
  await resource(admin, 'POST', `users/${made.id}/end-sessions`);
  await resource(admin, 'DELETE', `users/${made.id}`);
  await resource(admin, 'PUT', `roles/${role.id}`, { body: { version: 1, permissions: ['news.manage'] } });
  await resource(admin, 'DELETE', `roles/${role.id}`);
  const events = async (subjectType: string, id: number) => {
    const query = { filter: { subjectType, subjectId: String(id) }, sort: ['id', 'ASC'] };
    return (await resource<Array<Record<string, unknown>>>(admin, 'GET', 'audit-events', { query })).body;
  };
  const aboutUser = await events('user', made.id);
  expect(aboutUser.map(({ action }) => action)).toEqual([
    'user.added',
    'user.changed',
    'sessions.ended',
    'user.removed',
  ]);
  expect(aboutUser.every(({ actorId }) => actorId === adminId)).toBe(true);
  expect(aboutUser[1]).toMatchObject({
    before: { version: 1, roleId: role.id, status: 'active' },
    after: { version: 2, roleId: role.id, status: 'active', changed: ['name', 'passport'] },
  });
  expect((await events('role', role.id)).map(({ action }) => action)).toEqual([
    'role.added',
    'role.changed',
    'role.removed',
  ]);
  const kept = JSON.stringify(await rowsOf(server.database, 'SELECT * FROM audit_events'));
  for (const secret of [PASSWORD, 'argon2', 'SECRET98765', 'HIDDEN12345', 'Told']) expect(kept).not.toContain(secret);
});
