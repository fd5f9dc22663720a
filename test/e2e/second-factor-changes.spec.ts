// On the stack: what one process changes, another asks for at the next sign-in.
import { makeRole, makeUser, PASSWORD } from '../support/accounts.js';
import { registerStudent } from '../support/applicant.js';
import { listEvents } from '../support/audit-events.js';
import {
  appCode,
  beginSignIn,
  factorChallenge,
  finishSignIn,
  forgetUsedSteps,
  officerWithApp,
  setUpApp,
} from '../support/factors.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource, resourceRefused } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData, mailsWritten } from '../support/server-data.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

const mailsTo = async (email: string) => {
  await mailsWritten(server);
  return (await server.mails()).filter((mail) => mail.to?.[0]?.address === email);
};

const wrong = { status: 400, data: { reason: 'wrong_code', errors: { code: expect.any(String) } } };

describe('setting up', () => {
  it('ends the sessions that were begun without, tells the owner, and keeps no secret in clear', async () => {
    const { email } = await makeUser(admin, (await makeRole(admin, ['news.manage'])).id);
    const account = { email, password: PASSWORD };
    const [here, elsewhere] = [await signIn(server.url, account), await signIn(server.url, account)];
    const { secret, recoveryCodes, id } = await setUpApp(here, 'My phone');
    expect((await elsewhere.get('/api/user/info')).status).toBe(401);
    expect((await resource(here, 'GET', 'me/factors')).body).toMatchObject({
      factors: [{ id, kind: 'totp', name: 'My phone', lastUsedAt: null }],
      recoveryCodes: 12,
    });
    const mails = await mailsTo(email);
    expect(mails.at(-1)?.subject).toBe('The second factors of your MyVerify account were changed');
    const rows = inData(server, (data) => [
      data.prepare<[], { secret: string }>('SELECT * FROM factors').all(),
      data.prepare<[], object>('SELECT * FROM recovery_codes').all(),
      data.prepare<[], object>('SELECT * FROM factor_tickets').all(),
      data.prepare<[], object>('SELECT payload FROM jobs').all(),
    ]);
    const kept = JSON.stringify(rows);
    expect(kept).toContain('My phone');
    for (const clear of [secret, ...recoveryCodes]) expect(kept).not.toContain(clear);
  });

  it('takes no wrong code, no code that was used, and nothing that was begun elsewhere', async () => {
    const student = await registerStudent(server);
    const begin = () =>
      resource<{ ticket: string; app: { secret: string; uri: string; qr: string } }>(
        student,
        'POST',
        'me/factors/set-up',
        {
          body: { kind: 'totp' },
        },
      );
    const { ticket, app } = (await begin()).body;
    expect(app.uri).toContain(`secret=${app.secret}`);
    expect(app.qr).toMatch(/^<svg/);
    const add = (client: PortalClient, given: object) =>
      resource(client, 'POST', 'me/factors', { body: { ticket, kind: 'totp', name: 'Phone', ...given } });
    expect(await add(student, { code: '000000' })).toMatchObject({ status: 400, body: { reason: 'wrong_code' } });
    const other = await registerStudent(server);
    expect((await add(other, { code: appCode(app.secret) })).body).toMatchObject({ reason: 'wrong_code' });
    const bad = await add(student, { name: ' ', code: '' });
    expect(bad.body).toMatchObject({
      reason: 'invalid_input',
      errors: { name: expect.any(String), code: expect.any(String) },
    });
    for (const code of ['{', '{"id":"x"}', '[]', 'null']) {
      expect((await add(student, { kind: 'passkey', code })).status).toBe(400);
    }
    expect((await add(student, { code: appCode(app.secret) })).status).toBe(400);
    const again = (await begin()).body;
    const code = appCode(again.app.secret);
    expect((await add(student, { ticket: again.ticket, code })).status).toBe(201);
    expect((await add(student, { ticket: again.ticket, code: appCode(again.app.secret, 1) })).status).toBe(400);
    const { ticket: half } = await beginSignIn(server.url, student);
    expect(await finishSignIn(server.url, half, 'totp', code)).toMatchObject(wrong);
  });

  it('needs the password again in a session that is old, or a factor', async () => {
    const { client, secret } = await officerWithApp(admin);
    inData(server, (data) => data.prepare('UPDATE sessions SET authenticated_at = 1').run());
    const required = resourceRefused(403, 'reauthentication_required');
    expect(await resource(client, 'POST', 'me/factors/set-up', { body: { kind: 'totp' } })).toEqual(required);
    expect(await resource(client, 'POST', 'me/factors/recovery-codes')).toEqual(required);
    const shown = { ticket: await factorChallenge(client), method: 'totp', code: appCode(secret) };
    expect(await client.post('/api/user/reauthenticate', shown)).toMatchObject({ status: 200 });
    expect((await resource(client, 'POST', 'me/factors/recovery-codes')).status).toBe(200);
    await admin.post('/api/user/reauthenticate', { password: ADMIN.password });
  });

  it('is not without end', async () => {
    const { client } = await officerWithApp(admin);
    for (let more = 0; more < 9; more += 1) await setUpApp(client);
    const eleventh = await resource(client, 'POST', 'me/factors/set-up', { body: { kind: 'totp' } });
    expect(eleventh.body).toMatchObject({ reason: 'too_many_factors' });
  });
});

describe('taking away', () => {
  const remove = async (client: PortalClient, id: number, method: string, code: string) =>
    resource(client, 'POST', `me/factors/${id}/remove`, {
      body: { ticket: await factorChallenge(client, id), method, code },
    });

  it('takes another factor, or a recovery code: not the one that goes', async () => {
    const { client, account, id, secret, recoveryCodes } = await officerWithApp(admin);
    expect((await remove(client, id, 'totp', appCode(secret))).body).toMatchObject({ reason: 'wrong_code' });
    const second = await setUpApp(client);
    expect(second.recoveryCodes).toEqual([]);
    expect((await remove(client, id, 'totp', appCode(second.secret))).body).toEqual({ id });
    expect((await remove(client, id, 'recovery', recoveryCodes[0] ?? '')).status).toBe(404);
    expect((await remove(client, second.id, 'recovery', recoveryCodes[1] ?? '')).status).toBe(200);
    expect((await mailsTo(account.email)).length).toBeGreaterThanOrEqual(4);
    // Without factors the password is enough, where factors are only offered.
    expect((await signIn(server.url, account)).token).toMatch(/\./);
  });

  it('counts for a sign-in that is under way', async () => {
    const { client, account, id, secret } = await officerWithApp(admin);
    const second = await setUpApp(client);
    const { ticket } = await beginSignIn(server.url, account);
    expect((await remove(client, id, 'totp', appCode(second.secret))).status).toBe(200);
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject(wrong);
    forgetUsedSteps(server);
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(second.secret))).toMatchObject({ status: 200 });
  });

  it('of somebody who lost them takes two administrators, and tells the owner', async () => {
    const { account, client } = await officerWithApp(admin);
    const [user] = (
      await resource<{ id: number }[]>(admin, 'GET', 'users', { query: { filter: { email: account.email } } })
    ).body;
    const other = await makeUser(admin, 0);
    const second = await signIn(server.url, { email: other.email, password: PASSWORD });
    const ask = (by: PortalClient, id = user?.id) => resource(by, 'POST', `users/${id}/remove-factors`);
    expect((await ask(admin)).body).toEqual({ state: 'asked' });
    expect((await ask(admin)).body).toEqual({ state: 'asked' });
    expect((await client.get('/api/user/info')).status).toBe(200);
    expect((await ask(second, other.id)).body).toMatchObject({ reason: 'forbidden' });
    expect((await ask(second)).body).toEqual({ state: 'removed' });
    expect((await client.get('/api/user/info')).status).toBe(401);
    expect((await ask(second)).body).toMatchObject({ reason: 'illegal_transition' });
    expect((await ask(second, 999_999)).status).toBe(404);
    await signIn(server.url, account);
    expect((await mailsTo(account.email)).at(-1)?.text).toContain('All second factors');
    const [event] = (await listEvents(admin, { action: 'factor.all-removed' })).body as object[];
    expect(event).toMatchObject({ before: { factors: 1 }, after: { askedBy: expect.any(Number) } });
  });
});

it('a student may have one, finds it in the export, and takes it along when leaving', async () => {
  const student = await registerStudent(server);
  await setUpApp(student, 'Student phone');
  const archive = await student.raw('/api/v1/me/export');
  expect(Buffer.from(await archive.arrayBuffer()).length).toBeGreaterThan(0);
  expect((await resource(student, 'POST', 'me/erase', { body: { password: student.password } })).status).toBe(200);
  const left = inData(server, (data) =>
    data.prepare<[string], object>('SELECT * FROM factors WHERE name = ?').all('Student phone'),
  );
  expect(left).toEqual([]);
});
