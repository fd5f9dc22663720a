import { randomUUID } from 'node:crypto';
import { makeRole, makeStaff, makeUser, type RoleRecord } from '../support/accounts.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const unique = () => randomUUID().slice(0, 12);

describe('a role', () => {
  it('is made with the next code, changed and removed', async () => {
    const name = `Reviewers ${unique()}`;
    const permissions = ['certificates.review', 'certificates.read', 'certificates.read'];
    const made = await resource<RoleRecord>(admin, 'POST', 'roles', { body: { id: 0, name, permissions } });
    const set = ['certificates.read', 'certificates.review'];
    expect(made).toEqual({
      status: 201,
      range: null,
      body: { id: expect.any(Number), version: 1, name, permissions: set },
    });
    const { id } = made.body;
    expect(id).toBeGreaterThanOrEqual(10);
    expect((await makeRole(admin, [])).id).toBe(id + 1);
    const put = (body: object) => resource<RoleRecord>(admin, 'PUT', `roles/${id}`, { body });
    expect(await put({ version: 1, permissions: [] })).toMatchObject({
      status: 200,
      body: { id, version: 2, name, permissions: [] },
    });
    expect(await put({ version: 1, permissions: set })).toEqual(resourceRefused(409, 'stale_version'));
    expect((await put({ permissions: set, version: 'x' })).body).toMatchObject({ reason: 'invalid_input' });
    const taken = { name: inEnglish('role_taken') };
    expect(await put({ version: 2, name: 'ADMINISTRATOR' })).toEqual(resourceRefused(409, 'already_exists', taken));
    expect(await resource(admin, 'GET', `roles/${id}`)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await resource(admin, 'DELETE', `roles/${id}`)).toEqual({ status: 200, range: null, body: { id } });
    expect(await resource(admin, 'GET', `roles/${id}`)).toEqual(resourceRefused(404, 'not_found'));
  });

  it('has a name and permissions that there are', async () => {
    const post = (body: object) => resource(admin, 'POST', 'roles', { body });
    for (const permissions of [undefined, null, 'users.manage', ['everything'], [1], [['news.manage']], { 0: 'x' }]) {
      const refused = await post({ name: 'X', permissions });
      expect(refused).toEqual(
        resourceRefused(400, 'invalid_input', { permissions: expect.stringContaining('users.manage') }),
      );
    }
    for (const name of [undefined, '', '  ', 'x'.repeat(81), 5]) {
      expect((await post({ name, permissions: [] })).body.errors).toHaveProperty('name');
    }
  });

  it.each([0, 1, 3])('that is built in (%i) stays as it is', async (id) => {
    const body = { version: 1, name: 'Mine', permissions: ['users.manage'] };
    expect(await resource(admin, 'PUT', `roles/${id}`, { body })).toEqual(resourceRefused(409, 'built_in'));
    expect(await resource(admin, 'DELETE', `roles/${id}`)).toEqual(resourceRefused(409, 'built_in'));
  });

  it('that a user has is not removed', async () => {
    const role = await makeRole(admin, []);
    const made = await makeUser(admin, role.id);
    expect(await resource(admin, 'DELETE', `roles/${role.id}`)).toEqual(
      resourceRefused(409, 'in_use', { [role.id]: `${role.name} is used by 1 user` }),
    );
    await resource(admin, 'DELETE', `users/${made.id}`);
    expect((await resource(admin, 'DELETE', `roles/${role.id}`)).status).toBe(200);
  });

  it('opens to its users what it names and nothing else, from the next request on', async () => {
    const { client, role } = await makeStaff(admin, ['audit.read']);
    const may = async () => ({
      audit: (await resource(client, 'GET', 'audit-events')).status,
      users: (await resource(client, 'GET', 'users')).status,
      certificates: (await client.get('/api/cert/detail', { id: 1 })).status,
      agencies: (await resource(client, 'POST', 'companies', { body: {} })).status,
    });
    expect(await may()).toMatchObject({ audit: 200, users: 403, agencies: 403 });
    const body = { version: 1, permissions: ['users.manage', 'catalog.manage'] };
    await resource(admin, 'PUT', `roles/${role.id}`, { body });
    expect(await may()).toMatchObject({ audit: 403, users: 200, agencies: 400 });
    expect((await client.get('/api/user/info')).data).toMatchObject({
      permissions: ['catalog.manage', 'users.manage'],
    });
  });

  it.each(['abc', '-1', '1e1', '99999999999', '%00', '%20', '0x1'])('is not found as %s', async (id) => {
    expect((await resource(admin, 'GET', `roles/${id}`)).status).toBe(404);
  });
});

describe('lists', () => {
  it('of roles have the built-in ones', async () => {
    const list = (query: object) => resource<RoleRecord[]>(admin, 'GET', 'roles', { query: { ...query } });
    const first = await list({ sort: ['id', 'ASC'], range: [0, 3] });
    expect(first).toMatchObject({ status: 200, range: expect.stringMatching(/^roles 0-3\/\d+$/) });
    expect(first.body).toEqual([
      {
        id: 0,
        version: 1,
        name: 'Administrator',
        permissions: [
          'certificates.read',
          'certificates.review',
          'catalog.manage',
          'news.manage',
          'users.manage',
          'reports.withdraw',
          'audit.read',
          'reviews.assign',
          'confirmations.manage',
          'integrators.manage',
        ],
      },
      { id: 1, version: 1, name: 'Student', permissions: [] },
      { id: 2, version: 1, name: 'Integrator', permissions: [] },
      { id: 3, version: 1, name: 'Public', permissions: [] },
    ]);
    expect((await list({ filter: { id: [0, 3] }, sort: ['name', 'DESC'] })).body.map(({ id }) => id)).toEqual([3, 0]);
    expect((await list({ filter: { name: 'adm' } })).body.map(({ id }) => id)).toEqual([0]);
    expect((await list({ sort: ['permissions', 'ASC'] })).status).toBe(200);
    expect((await list({ sort: ['version', 'ASC'] })).status).toBe(400);
  });
});
