import { randomUUID } from 'node:crypto';
import { makeRole, makeStaff, makeUser, PASSWORD, type RoleRecord, type UserRecord } from '../support/accounts.js';
import { photoJpeg, registerStudent } from '../support/applicant.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf, sqliteOf } from '../support/tables.js';

let server: RunningServer;
let admin: PortalClient;
let adminId: number;

beforeAll(async () => {
  server = await startServer({ env: { PUPPETEER_EXECUTABLE_PATH: '/bin/false', LOG_LEVEL: 'fatal' } });
  admin = await signIn(server.url, ADMIN);
  adminId = (await admin.get<{ id: number }>('/api/user/info')).data.id;
}, 60_000);

afterAll(() => server.dispose());

const user = (id: number, as = admin) => resource<UserRecord>(as, 'GET', `users/${id}`);
const change = (id: number, body: object, as = admin) => resource<UserRecord>(as, 'PUT', `users/${id}`, { body });
const infoStatus = async (client: PortalClient) => (await client.get('/api/user/info')).status;
const unique = () => randomUUID().slice(0, 12);

describe('an account', () => {
  it('is made, read, changed and removed', async () => {
    const name = unique();
    const role = await makeRole(admin, ['news.manage']);
    const made = await resource<UserRecord>(admin, 'POST', 'users', {
      body: {
        username: ` ${name.toUpperCase()} `,
        name: '  Lim   Mei Ling ',
        email: `${name}@Staff.Example`,
        mobilePhone: '+60 12-345 6789',
        sex: 2,
        birth: '1990-04-30',
        nationality: 'Malaysia',
        passport: 'A12345678',
        roleId: role.id,
        password: PASSWORD,
        checkPwd: PASSWORD,
        age: 3,
        id: 5,
        createdAt: 'never',
      },
    });
    const years = new Date(Date.now() + 8 * 3_600_000);
    const age = years.getUTCFullYear() - 1990 - (years.toISOString().slice(5, 10) < '04-30' ? 1 : 0);
    const expected = {
      id: expect.any(Number),
      version: 1,
      username: name,
      name: 'Lim Mei Ling',
      email: `${name}@staff.example`,
      mobilePhone: '+60 12-345 6789',
      gender: 'Female',
      birth: '1990-04-30',
      age,
      nationality: 'Malaysia',
      passport: 'A12345678',
      avatar: null,
      roleId: role.id,
      status: 'active',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    };
    expect(made).toEqual({ status: 201, range: null, body: expected });
    const { id } = made.body;
    expect(await user(id)).toEqual({ status: 200, range: null, body: made.body });

    const changed = await change(id, { ...made.body, name: '林美玲', sex: 1, passport: null, birth: '' });
    const now = { ...made.body, version: 2, name: '林美玲', gender: 'Male', passport: null, birth: null, age: null };
    expect(changed).toEqual({ status: 200, range: null, body: now });
    expect(await change(id, { version: 2, username: 'new.name' })).toMatchObject({
      status: 200,
      body: { ...now, version: 3, username: 'new.name' },
    });
    expect(await resource(admin, 'DELETE', `users/${id}`)).toEqual({ status: 200, range: null, body: { id } });
    expect(await user(id)).toEqual(resourceRefused(404, 'not_found'));
    expect(await resource(admin, 'DELETE', `users/${id}`)).toEqual(resourceRefused(404, 'not_found'));
    expect(await resource(admin, 'DELETE', `roles/${role.id}`)).toMatchObject({ status: 200 });
  });

  it('names all that is wrong with it at once', async () => {
    const post = (body: object) => resource(admin, 'POST', 'users', { body });
    expect(await post({})).toEqual(
      resourceRefused(400, 'invalid_input', {
        email: 'Please input email',
        roleId: 'Please choose a role',
        password: 'Please input password',
        checkPwd: 'Please confirm the password',
      }),
    );
    const wrong = {
      username: 'ab',
      email: 'nobody',
      roleId: 0,
      password: 'abc',
      checkPwd: 'abcd',
      birth: '2199-12-31',
      sex: 3,
      mobilePhone: 'call me',
      status: 'asleep',
      name: ['x'],
      passport: '<b>',
      avatar: 'https://elsewhere.example/x.png',
    };
    const { status, body } = await post(wrong);
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      username: '3 to 18 characters',
      email: 'Please input the correct email',
      password: '密码长度不能低于6位',
      checkPwd: '两次输入密码不一致!',
      birth: 'The date of birth must not be after today',
      sex: 'The sex must be 1 (male) or 2 (female)',
      mobilePhone: expect.any(String),
      status: 'The status must be active or disabled',
      name: 'The name must be a text',
      passport: expect.any(String),
      avatar: 'This is not an uploaded file',
    });
    for (const roleId of [3, 2, 999, -1, 0.5, '0', 'x', {}, [0], true]) {
      expect((await post({ roleId })).body.errors).toMatchObject({ roleId: 'There is no such role' });
    }
    for (const username of ['ab', 'a'.repeat(19), 7, {}, 'x'.repeat(100_000)]) {
      expect((await post({ roleId: 0, username })).body.errors).toMatchObject({ username: '3 to 18 characters' });
    }
    for (const username of ['some one', 'a@b.example', '<script>', '../..']) {
      expect((await post({ roleId: 0, username })).body.errors).toHaveProperty('username');
    }
    const student = { roleId: 1, password: 'simple', checkPwd: 'simple' };
    expect((await post(student)).body.errors).toMatchObject({ password: '8 to 16 characters' });
    const started = Date.now();
    const huge = 'A1a'.repeat(100_000);
    expect((await post({ roleId: 0, password: huge, checkPwd: huge })).status).toBe(400);
    expect(Date.now() - started).toBeLessThan(2000);
  });

  it('of a student goes by the email, which makes his what was prepared for it', async () => {
    const email = `${unique()}@students.example`;
    const prepared = await admin.post<{ id: number }>('/api/cert/add', { name: 'Prepared', email });
    const password = 'Student-Two-26';
    const made = await makeUser(admin, 1, { username: 'ignored', email, password, checkPwd: password });
    expect(made).toMatchObject({ username: email, email, roleId: 1 });
    const student = await signIn(server.url, { email, password });
    expect((await student.get('/api/cert/detail', { id: prepared.data.id })).status).toBe(200);
    const other = `${unique()}@students.example`;
    const { body } = await change(made.id, { ...made, email: other });
    expect(body).toMatchObject({ username: other, email: other });
    expect((await change(made.id, { version: body.version, username: 'nick.name' })).body).toMatchObject({
      username: other,
    });
  });

  it('has an email and a user name that no other has', async () => {
    const one = await makeUser(admin, 0);
    const two = await makeUser(admin, 0);
    const email = 'The email belongs to another account already';
    const username = 'The username belongs to another account already';
    const both = { username: one.username.toUpperCase(), email: one.email.toUpperCase() };
    const body = { ...both, roleId: 0, password: PASSWORD, checkPwd: PASSWORD };
    expect(await resource(admin, 'POST', 'users', { body })).toEqual(
      resourceRefused(409, 'already_exists', { email, username }),
    );
    expect(await change(two.id, { version: 1, email: one.email })).toEqual(
      resourceRefused(409, 'already_exists', { email }),
    );
    expect(await change(two.id, { version: 1, username: one.username })).toEqual(
      resourceRefused(409, 'already_exists', { username }),
    );
    expect((await user(two.id)).body).toEqual(two);
  });

  it('is changed on the version that was seen', async () => {
    const { id, ...made } = await makeUser(admin, 0);
    expect(await change(id, { name: 'X' })).toEqual(
      resourceRefused(400, 'invalid_input', { version: expect.stringContaining('version') }),
    );
    expect((await change(id, { version: '1', name: 'X' })).status).toBe(400);
    expect((await change(id, { version: 1, name: 'X' })).status).toBe(200);
    expect(await change(id, { version: 1, name: 'Y' })).toEqual(resourceRefused(409, 'stale_version'));
    expect((await change(id, { ...made, version: 2, status: null })).body).toMatchObject({
      version: 3,
      status: 'active',
    });
  });

  it('takes a picture that the officer uploads, and its user alone sees it', async () => {
    const upload = await admin.upload('avatar', 'face.jpg', await photoJpeg(), '/api/editor/uploadImg');
    const made = await makeUser(admin, 1, {
      password: 'Student-Two-26',
      checkPwd: 'Student-Two-26',
      avatar: upload.data.url,
    });
    expect(made.avatar).toBe(upload.data.url);
    const student = await signIn(server.url, { email: made.email, password: 'Student-Two-26' });
    expect((await student.raw(upload.data.url)).status).toBe(200);
    const other = await makeUser(admin, 0);
    expect(await change(other.id, { version: 1, avatar: upload.data.url })).toEqual(
      resourceRefused(400, 'invalid_input', { avatar: 'Please upload the picture again' }),
    );
  });

  it('that anything refers to can only be disabled', async () => {
    const { user: made, client } = await makeStaff(admin, ['certificates.read', 'certificates.review']);
    await client.post('/api/cert/add', { name: 'By the officer' });
    const refused = await resource(admin, 'DELETE', `users/${made.id}`);
    expect(refused).toEqual(
      resourceRefused(409, 'in_use', { [made.id]: expect.stringMatching(/1 certificate and \d+ audit events/) }),
    );
    const disabled = await change(made.id, { version: made.version, status: 'disabled' });
    expect(disabled.body).toMatchObject({ status: 'disabled' });
    expect(await infoStatus(client)).toBe(401);
    const login = await new PortalClient(server.url).post('/api/user/login', { email: made.email, password: PASSWORD });
    expect(login).toMatchObject({ status: 403, data: { reason: 'account_disabled' } });
    await change(made.id, { version: disabled.body.version, status: 'active' });
    expect(await infoStatus(await signIn(server.url, { email: made.email, password: PASSWORD }))).toBe(200);
    expect(await infoStatus(client)).toBe(401);
  });
});

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

  it('of roles have the built-in ones', async () => {
    const list = (query: object) => resource<RoleRecord[]>(admin, 'GET', 'roles', { query: { ...query } });
    const first = await list({ sort: ['id', 'ASC'], range: [0, 2] });
    expect(first).toMatchObject({ status: 200, range: expect.stringMatching(/^roles 0-2\/\d+$/) });
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
        ],
      },
      { id: 1, version: 1, name: 'Student', permissions: [] },
      { id: 3, version: 1, name: 'Public', permissions: [] },
    ]);
    expect((await list({ filter: { id: [0, 3] }, sort: ['name', 'DESC'] })).body.map(({ id }) => id)).toEqual([3, 0]);
    expect((await list({ filter: { name: 'adm' } })).body.map(({ id }) => id)).toEqual([0]);
    expect((await list({ sort: ['permissions', 'ASC'] })).status).toBe(400);
  });
});

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
    expect((await put({ permissions: set })).body).toMatchObject({ reason: 'invalid_input' });
    const taken = { name: 'There is a role of this name already' };
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

describe('sessions', () => {
  const changes: [string, () => Promise<object>][] = [
    ['role', async () => ({ roleId: (await makeRole(admin, [])).id })],
    ['status', async () => ({ status: 'disabled' })],
    ['password', async () => ({ password: 'Another-2026', checkPwd: 'Another-2026' })],
    ['email', async () => ({ email: `${unique()}@staff.example` })],
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

  it('and the old address hear of a new password or email', async () => {
    const [one, two, three] = [await makeUser(admin, 0), await makeUser(admin, 0), await makeUser(admin, 0)];
    const password = { password: 'Another-2026', checkPwd: 'Another-2026' };
    await change(one.id, { version: 1, ...password });
    await change(two.id, { version: 1, email: `new-${two.email}` });
    await change(three.id, { version: 1, email: `new-${three.email}`, ...password });
    expect((await server.mailTo(one.email)).subject).toContain('password was changed');
    expect((await server.mailTo(two.email)).subject).toContain('email address of your MyVerify account was changed');
    const both = await server.mailTo(three.email);
    expect(both.text).toContain('The password of the account was changed as well.');
    expect(both.text).not.toContain(`new-${three.email}`);
    expect(JSON.stringify(await rowsOf(sqliteOf(server), 'SELECT * FROM jobs'))).not.toContain(three.email);
    expect(await signIn(server.url, { email: `new-${three.email}`, password: 'Another-2026' })).toBeTruthy();
  });
});

describe('nobody', () => {
  it('removes, disables or demotes himself', async () => {
    const { role } = await makeStaff(admin, []);
    await makeUser(admin, 0);
    const own = (await user(adminId)).body;
    for (const body of [{ status: 'disabled' }, { roleId: role.id }, { roleId: 1 }]) {
      expect(await change(adminId, { version: own.version, ...body })).toEqual(resourceRefused(403, 'forbidden'));
    }
    expect(await resource(admin, 'DELETE', `users/${adminId}`)).toEqual(resourceRefused(403, 'forbidden'));
    expect((await user(adminId)).body).toEqual(own);
  });

  it('gets into an account, or gives away a permission, that is more than his own', async () => {
    const { client: manager, user: own, role } = await makeStaff(admin, ['users.manage', 'news.manage']);
    const { user: reviewer, role: reviewers } = await makeStaff(admin, ['certificates.review']);
    const boss = await makeUser(admin, 0);
    const forbidden = resourceRefused(403, 'forbidden');
    const account = { username: unique(), email: `${unique()}@x.example`, password: PASSWORD, checkPwd: PASSWORD };
    const attempts: [string, 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['make an administrator', 'POST', 'users', { ...account, roleId: 0 }],
      ['make a reviewer', 'POST', 'users', { ...account, roleId: reviewers.id }],
      ['become an administrator', 'PUT', `users/${own.id}`, { version: 1, roleId: 0 }],
      ['become a reviewer', 'PUT', `users/${own.id}`, { version: 1, roleId: reviewers.id }],
      ['rename an administrator', 'PUT', `users/${boss.id}`, { version: 1, name: 'X' }],
      [
        'take over an administrator',
        'PUT',
        `users/${boss.id}`,
        { version: 1, password: 'Mine-2026', checkPwd: 'Mine-2026' },
      ],
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
    const student = await makeUser(manager, 1, { password: 'Student-Two-26', checkPwd: 'Student-Two-26' });
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
  const password = 'Trail-Secret-2026';
  await change(made.id, { version: 1, passport: 'HIDDEN12345', name: 'Told', password, checkPwd: password });
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
    'password.changed',
    'sessions.ended',
    'user.removed',
  ]);
  expect(aboutUser.every(({ actorId }) => actorId === adminId)).toBe(true);
  expect(aboutUser[1]).toMatchObject({
    before: { version: 1, name: null, passport: '********765' },
    after: { version: 2, name: 'Told', passport: '********345' },
  });
  expect((await events('role', role.id)).map(({ action }) => action)).toEqual([
    'role.added',
    'role.changed',
    'role.removed',
  ]);
  const kept = JSON.stringify(await rowsOf(sqliteOf(server), 'SELECT * FROM audit_events'));
  for (const secret of [password, PASSWORD, 'argon2', 'SECRET98765', 'HIDDEN12345']) expect(kept).not.toContain(secret);
});
