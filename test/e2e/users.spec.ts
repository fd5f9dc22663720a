import { randomUUID } from 'node:crypto';
import { chooseFirstPassword, makeRole, makeStaff, makeUser, PASSWORD, type UserRecord } from '../support/accounts.js';
import { confirmAddress } from '../support/address-changes.js';
import { photoJpeg } from '../support/applicant.js';
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
      bouncedSince: null,
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
        email: inEnglish('email_needed'),
        roleId: inEnglish('role_needed'),
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
      username: inEnglish('length_between', { min: 3, max: 18 }),
      email: inEnglish('email_malformed'),
      password: inEnglish('password_not_by_staff'),
      birth: inEnglish('day_in_future', { label: 'date of birth' }),
      sex: inEnglish('sex_expected'),
      mobilePhone: expect.any(String),
      status: inEnglish('choice_expected', { label: 'status', choices: 'active or disabled' }),
      name: inEnglish('text_expected', { label: 'name' }),
      passport: expect.any(String),
      avatar: inEnglish('file_expected'),
    });
    for (const roleId of [3, 999, -1, 0.5, '0', 'x', {}, [0], true]) {
      expect((await post({ roleId })).body.errors).toMatchObject({ roleId: inEnglish('no_role') });
    }
    for (const username of ['ab', 'a'.repeat(19), 7, {}, 'x'.repeat(100_000)]) {
      expect((await post({ roleId: 0, username })).body.errors).toMatchObject({
        username: inEnglish('length_between', { min: 3, max: 18 }),
      });
    }
    for (const username of ['some one', 'a@b.example', '<script>', '../..']) {
      expect((await post({ roleId: 0, username })).body.errors).toHaveProperty('username');
    }
    const student = { roleId: 1, password: 'simple', checkPwd: 'simple' };
    expect((await post(student)).body.errors).toMatchObject({
      password: inEnglish('password_not_by_staff'),
    });
    const started = Date.now();
    const huge = 'A1a'.repeat(100_000);
    expect((await post({ roleId: 0, password: huge, checkPwd: huge })).status).toBe(400);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('of a student goes by the email, which makes theirs what was prepared for it', async () => {
    const email = `${unique()}@students.example`;
    const prepared = await admin.post<{ id: number }>('/api/cert/add', { name: 'Prepared', email });
    const made = await makeUser(admin, 1, { username: 'ignored', email });
    expect(made).toMatchObject({ username: email, email, roleId: 1 });
    const student = await chooseFirstPassword(server, email);
    expect((await student.get('/api/cert/detail', { id: prepared.data.id })).status).toBe(200);
    const other = `${unique()}@students.example`;
    const { version } = (await user(made.id)).body;
    await change(made.id, { ...made, version, email: other });
    await confirmAddress(server, email, other);
    const { body } = await user(made.id);
    expect(body).toMatchObject({ username: other, email: other });
    expect((await change(made.id, { version: body.version, username: 'nick.name' })).body).toMatchObject({
      username: other,
    });
  });

  it('has an email and a user name that no other has', async () => {
    const one = await makeUser(admin, 0);
    const two = await makeUser(admin, 0);
    const email = inEnglish('email_taken');
    const username = inEnglish('username_taken');
    const both = { username: one.username.toUpperCase(), email: one.email.toUpperCase() };
    const body = { ...both, roleId: 0 };
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

  it('is changed on the version that was seen, or as it is where none is named', async () => {
    const { id, ...made } = await makeUser(admin, 0);
    expect(await change(id, { version: '1', name: 'X' })).toEqual(
      resourceRefused(400, 'invalid_input', { version: expect.stringContaining('version') }),
    );
    expect((await change(id, { version: 1, name: 'X' })).status).toBe(200);
    expect(await change(id, { version: 1, name: 'Y' })).toEqual(resourceRefused(409, 'stale_version'));
    expect((await change(id, { ...made, version: 2, status: null })).body).toMatchObject({
      version: 3,
      status: 'active',
    });
    expect((await change(id, { name: 'Z' })).body).toMatchObject({ ...made, version: 4, name: 'Z' });
  });

  it('takes a picture that the officer uploads, and its user alone sees it', async () => {
    const upload = await admin.upload('avatar', 'face.jpg', await photoJpeg(), '/api/editor/uploadImg');
    const made = await makeUser(admin, 1, { avatar: upload.data.url });
    expect(made.avatar).toBe(upload.data.url);
    const student = await chooseFirstPassword(server, made.email);
    expect((await student.raw(upload.data.url)).status).toBe(200);
    const other = await makeUser(admin, 0);
    expect(await change(other.id, { version: 1, avatar: upload.data.url })).toEqual(
      resourceRefused(400, 'invalid_input', { avatar: inEnglish('picture_again') }),
    );
  });

  it('that anything refers to can only be disabled', async () => {
    const { user: made, client } = await makeStaff(admin, ['certificates.read', 'certificates.review']);
    await client.post('/api/cert/add', { name: 'By the officer' });
    const refused = await resource(admin, 'DELETE', `users/${made.id}`);
    expect(refused).toEqual(
      resourceRefused(409, 'in_use', { [made.id]: expect.stringMatching(/1 certificate and \d+ audit events/) }),
    );
    expect(String(refused.body.message)).toMatch(/audit events.*Disable the account instead; its owner can erase it/);
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
