import { randomUUID } from 'node:crypto';
import { makeRole, makeUser, type UserRecord } from '../support/accounts.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});

afterAll(() => server.dispose());

const unique = () => randomUUID().slice(0, 12);

describe('lists', () => {
  it('of users keep to the conventions', async () => {
    const mark = unique().replaceAll('-', '');
    const role = await makeRole(admin, []);
    for (const [n, name] of [`${mark} Beta`, `${mark} alpha`, `${mark} 王小明`].entries()) {
      await makeUser(admin, role.id, { name, username: `u${n}.${mark}`, email: `m${n}@${mark}.example` });
    }
    const list = (query: object) => resource<UserRecord[]>(admin, 'GET', 'users', { query: { ...query } });
    const names = async (query: object) => (await list(query)).body.map(({ username }) => username.slice(0, 2));
    const filter = { name: mark };
    const sorted = await list({ filter, sort: ['name', 'ASC'], range: [0, 1] });
    expect(sorted).toMatchObject({ status: 200, range: 'users 0-1/3' });
    expect(sorted.body.map(({ name }) => name)).toEqual([`${mark} alpha`, `${mark} Beta`]);
    expect(JSON.stringify(sorted.body)).not.toMatch(/argon2|password/i);
    expect(await names({ filter, sort: ['username', 'DESC'] })).toEqual(['u2', 'u1', 'u0']);
    expect(await names({ filter, sort: ['email', 'ASC'] })).toEqual(['u0', 'u1', 'u2']);
    expect(await names({ filter, sort: ['createdAt', 'DESC'] })).toEqual(['u2', 'u1', 'u0']);
    expect(await names({ filter: { name: `${mark} 小明` } })).toEqual(['u2']);
    expect(await names({ filter: { email: `M1@${mark}.example` } })).toEqual(['u1']);
    expect(await names({ filter: { roleId: role.id, status: 'active' } })).toEqual(['u0', 'u1', 'u2']);
    expect(await names({ filter: { roleId: role.id, status: 'disabled' } })).toEqual([]);
    expect((await list({ filter: { roleId: 0 } })).body.every(({ roleId }) => roleId === 0)).toBe(true);
    const ids = sorted.body.map(({ id }) => id);
    expect((await list({ filter: { id: ids }, sort: ['id', 'ASC'] })).body.map(({ id }) => id)).toEqual(
      ids.sort((a, b) => a - b),
    );
    expect((await list({ filter, range: [5, 9] })).range).toBe('users */3');
    for (const query of [
      { sort: ['passwordHash', 'ASC'] },
      { sort: ['id', 'UP'] },
      { range: [0, 5000] },
      { filter: { password: 'x' } },
      { filter: { roleId: 'x' } },
      { filter: { status: 'asleep' } },
      { filter: [1] },
    ]) {
      expect((await list(query)).status).toBe(400);
    }
  });
});
