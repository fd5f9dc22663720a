import { randomUUID } from 'node:crypto';
import { makeRole, makeStaff, makeUser, PASSWORD, type UserRecord } from '../support/accounts.js';
import { confirmAddress } from '../support/address-changes.js';
import { registerStudent } from '../support/applicant.js';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { lastCode } from '../support/codes.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { inEnglish } from '../support/said.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';

const NEW = 'Another-2026';
const NEW_PASSWORD = { password: NEW, checkPwd: NEW };
const THEIR_OWN = inEnglish('password_not_by_staff');

let server: RunningServer;
let admin: PortalClient;
/** Staff with `users.manage` alone. */
let manager: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
  manager = await makeStaff(admin, ['users.manage']);
});

afterAll(() => server.dispose());

const user = (id: number) => resource<UserRecord>(admin, 'GET', `users/${id}`);
const change = (as: PortalClient, id: number, body: object) => resource<UserRecord>(as, 'PUT', `users/${id}`, { body });
const sendReset = (as: PortalClient, id: number) => resource(as, 'POST', `users/${id}/send-password-reset`);
const login = (email: string, password: string) =>
  new PortalClient(server.url).post('/api/user/login', { email, password });
const infoStatus = async (client: PortalClient) => (await client.get('/api/user/info')).status;
const idOf = async (client: PortalClient) => (await client.get<{ id: number }>('/api/user/info')).data.id;
const unique = () => randomUUID().slice(0, 12);
const eventsOf = async (id: number) =>
  (await listEvents(admin, { subjectType: 'user', subjectId: String(id) })).body as ShownEvent[];

/** Sets a password by the code that is in the newest mail. */
async function reset(email: string, password: string): Promise<number> {
  const body = { email, password, checkPwd: password, code: await lastCode(server, email) };
  return (await new PortalClient(server.url).post('/api/user/reset-password', body)).status;
}

describe('the password of a student', () => {
  it('is set by no staff, whoever they are, on no path', async () => {
    const student = await registerStudent(server);
    const id = await idOf(student);
    const before = (await user(id)).body;
    const refused = resourceRefused(400, 'invalid_input', { password: THEIR_OWN });
    for (const as of [manager.client, admin]) {
      expect(await change(as, id, { version: before.version, ...NEW_PASSWORD })).toEqual(refused);
      const { id: roleId } = await makeRole(admin, []);
      // Not by making staff of the student with the same call either.
      const promoted = { version: before.version, roleId, username: unique(), ...NEW_PASSWORD };
      expect(await change(as, id, promoted)).toEqual(refused);
      const body = { email: `${unique()}@students.example`, roleId: 1, ...NEW_PASSWORD };
      expect(await resource(as, 'POST', 'users', { body })).toEqual(refused);
    }
    const moved = { version: before.version, email: `${unique()}@mine.example` };
    expect(await change(manager.client, id, moved)).toEqual(resourceRefused(403, 'forbidden'));
    expect((await user(id)).body).toEqual(before);
    expect(await infoStatus(student)).toBe(200);
  });

  it('is chosen by the student with the code of the mail that staff send', async () => {
    const student = await registerStudent(server);
    const [id, { email }] = [await idOf(student), (await user(await idOf(student))).body];
    expect(await sendReset(manager.client, id)).toEqual({ status: 200, range: null, body: { cooldown: 60 } });
    expect(await sendReset(manager.client, id)).toMatchObject({ status: 429, body: { reason: 'cooldown' } });
    expect(await reset(email, NEW)).toBe(200);
    expect(await infoStatus(student)).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    const sent = (await eventsOf(id)).filter(({ action }) => action === 'password.reset-sent');
    expect(sent).toMatchObject([{ actorId: manager.user.id }]);
    expect(await sendReset(manager.client, 999_999)).toEqual(resourceRefused(404, 'not_found'));
  });
});

describe('the password and the address of a colleague', () => {
  it('are set by no staff: the password by nobody, the address by an administrator', async () => {
    const colleague = await makeUser(admin, manager.role.id);
    const moved = { version: 1, email: `${unique()}@mine.example` };
    expect(await change(manager.client, colleague.id, moved)).toEqual(resourceRefused(403, 'forbidden'));
    const account = { username: unique(), email: `${unique()}@staff.example`, roleId: manager.role.id };
    const refused = resourceRefused(400, 'invalid_input', { password: THEIR_OWN });
    for (const as of [manager.client, admin]) {
      for (const body of [NEW_PASSWORD, { password: '' }, { password: null }, { checkPwd: NEW }]) {
        expect(await change(as, colleague.id, { version: 1, ...body })).toEqual(refused);
        expect(await resource(as, 'POST', 'users', { body: { ...account, ...body } })).toEqual(refused);
      }
    }
    expect((await user(colleague.id)).body).toEqual(colleague);
    expect((await login(colleague.email, PASSWORD)).status).toBe(200);
    expect((await resource(manager.client, 'POST', 'users', { body: account })).status).toBe(201);
    expect((await server.mailTo(account.email)).subject).toBe('A MyVerify account was made for you');
  });

  it('are changed where the person confirms what an administrator asks for', async () => {
    const { user: colleague, client } = await makeStaff(admin, ['news.manage']);
    const email = `${unique()}@staff.example`;
    expect((await change(admin, colleague.id, { version: 1, email })).status).toBe(200);
    expect(await infoStatus(client)).toBe(200);
    await confirmAddress(server, colleague.email, email);
    expect(await infoStatus(client)).toBe(401);
    await server.mailTo(colleague.email, ({ subject }) => String(subject).endsWith('account was changed'));
  });
});

describe('one’s own address', () => {
  it('takes the present password', async () => {
    const { user: own, client } = await makeStaff(admin, ['users.manage']);
    const body = { version: 1, email: `${unique()}@staff.example` };
    const missing = resourceRefused(400, 'invalid_input', { oldPassword: inEnglish('password_needed') });
    expect(await change(client, own.id, body)).toEqual(missing);
    const wrong = resourceRefused(400, 'wrong_password', { oldPassword: inEnglish('old_password_wrong') });
    expect(await change(client, own.id, { ...body, oldPassword: NEW })).toEqual(wrong);
    const unlike = { ...body, oldPassword: { $ne: '' } };
    expect((await change(client, own.id, unlike)).status).toBe(400);
    expect((await user(own.id)).body).toEqual(own);
    expect((await change(client, own.id, { ...body, oldPassword: PASSWORD })).status).toBe(200);
    await confirmAddress(server, own.email, body.email);
    expect(await infoStatus(client)).toBe(401);
  });

  it('also of an administrator, and wrong ones are counted', async () => {
    const boss = await makeUser(admin, 0);
    const client = await signIn(server.url, { email: boss.email, password: PASSWORD });
    const refusals = new Set<number>();
    await waitFor('the lock-out', async () => {
      const body = { version: 1, email: 'boss@mine.example', oldPassword: 'guessed' };
      const { status } = await change(client, boss.id, body);
      refusals.add(status);
      return status === 429;
    });
    expect([...refusals]).toEqual([400, 429]);
    expect((await change(client, boss.id, { version: 1, name: 'Anything else' })).status).toBe(200);
  });

  it('and password of a portal profile stay as they are', async () => {
    const client = await signIn(server.url, { email: manager.user.email, password: PASSWORD });
    const sent = { name: 'Mine', email: `${unique()}@mine.example`, ...NEW_PASSWORD };
    await client.post('/api/user/update', sent);
    expect((await user(manager.user.id)).body).toMatchObject({ name: 'Mine', email: manager.user.email });
    expect((await login(manager.user.email, PASSWORD)).status).toBe(200);
  });
});
