// On the stack: a code is used at once on two processes, and counted on both.
import { listEvents } from '../support/audit-events.js';
import { freshCode } from '../support/codes.js';
import { appCode, beginSignIn, factorChallenge, finishSignIn, officerWithApp } from '../support/factors.js';
import { PortalClient, signIn } from '../support/portal.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { inData } from '../support/server-data.js';

let server: RunningServer;
let admin: PortalClient;

beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, ADMIN);
});
afterAll(() => server.dispose());

const lost = { status: 401, code: 500, data: { reason: 'no_session' } };
const wrong = { status: 400, data: { reason: 'wrong_code', errors: { code: expect.any(String) } } };

describe('signing in with an app', () => {
  it('takes the password, then a code, and gives nothing in between', async () => {
    const { account, secret } = await officerWithApp(admin);
    const answer = await new PortalClient(server.url).raw('/api/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const { data } = (await answer.json()) as { data: { second_factor: { ticket: string } } };
    expect(data).toEqual({
      second_factor: { ticket: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'], passkey: null },
    });
    const { ticket } = data.second_factor;
    expect((await new PortalClient(server.url, ticket).get('/api/user/info')).status).toBe(401);
    const finished = await finishSignIn(server.url, ticket, 'totp', appCode(secret));
    expect([finished.status, finished.message]).toEqual([200, 'Login Success!']);
    expect(finished.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect((await new PortalClient(server.url, finished.data.token).get('/api/user/info')).status).toBe(200);
    const [event] = (await listEvents(admin, { action: 'login.succeeded' })).body as object[];
    expect(event).toMatchObject({ after: { factor: 'totp' } });
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret, 1))).toMatchObject(lost);
  });

  it('takes a code once, also of many that come at once', async () => {
    const { account, secret } = await officerWithApp(admin);
    const tickets = [];
    for (let times = 0; times < 6; times += 1) tickets.push((await beginSignIn(server.url, account)).ticket);
    const code = appCode(secret);
    const answers = await Promise.all(tickets.map((ticket) => finishSignIn(server.url, ticket, 'totp', code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await finishSignIn(server.url, tickets[0] ?? '', 'totp', appCode(secret, -1))).not.toMatchObject({
      status: 200,
    });
  });

  it('does not take the code of a phone whose clock is off by a day', async () => {
    const { account, secret } = await officerWithApp(admin);
    const { ticket } = await beginSignIn(server.url, account);
    for (const steps of [2880, -2880]) {
      expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret, steps))).toMatchObject(wrong);
    }
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject({ status: 200 });
  });

  it('goes on where the clock of the service ran a day ahead and was set back', async () => {
    const { account, secret, id } = await officerWithApp(admin);
    inData(server, (data) => data.prepare('UPDATE factors SET last_step = last_step + 2880 WHERE id = ?').run(id));
    const { ticket } = await beginSignIn(server.url, account);
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject({ status: 200 });
  });

  it('ends after five wrong codes, and the next one needs the password again', async () => {
    const { account, secret } = await officerWithApp(admin);
    const { ticket } = await beginSignIn(server.url, account);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await finishSignIn(server.url, ticket, 'totp', '000000')).toMatchObject(wrong);
    }
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject(lost);
    const again = await beginSignIn(server.url, account);
    expect(await finishSignIn(server.url, again.ticket, 'totp', appCode(secret))).toMatchObject({ status: 200 });
  });

  it('is locked after ten wrong codes from one network, however often the password is given', async () => {
    const { account, secret } = await officerWithApp(admin);
    for (let times = 0; times < 2; times += 1) {
      const { ticket } = await beginSignIn(server.url, account);
      for (let tries = 0; tries < 5; tries += 1) await finishSignIn(server.url, ticket, 'totp', '000000');
    }
    const { ticket } = await beginSignIn(server.url, account);
    const locked = { status: 429, data: { reason: 'locked_out' } };
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject(locked);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { account, recoveryCodes } = await officerWithApp(admin);
    expect(new Set(recoveryCodes).size).toBe(12);
    const [code = ''] = recoveryCodes;
    const { ticket } = await beginSignIn(server.url, account);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const { data } = await finishSignIn(server.url, ticket, 'recovery', typed);
    const { ticket: next } = await beginSignIn(server.url, account);
    expect(await finishSignIn(server.url, next, 'recovery', code)).toMatchObject(wrong);
    const own = await resource(new PortalClient(server.url, data.token), 'GET', 'me/factors');
    expect(own.body).toMatchObject({ recoveryCodes: 11, isRequired: false });
  });
});

describe('no path avoids the factor', () => {
  it('not a reset of the password, which ends what waits for a factor', async () => {
    const { account, secret } = await officerWithApp(admin);
    const { ticket } = await beginSignIn(server.url, account);
    const code = await freshCode(server, account.email, 'reset');
    const password = 'Another-2026';
    const reset = { email: account.email, password, checkPwd: password, code };
    expect((await new PortalClient(server.url).post('/api/user/reset-password', reset)).status).toBe(200);
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject(lost);
    expect((await beginSignIn(server.url, { ...account, password })).methods).toContain('totp');
  });

  it('not an account that is disabled meanwhile', async () => {
    const { account, secret } = await officerWithApp(admin);
    const { ticket } = await beginSignIn(server.url, account);
    const [user] = (
      await resource<{ id: number; version: number }[]>(admin, 'GET', 'users', {
        query: { filter: { email: account.email } },
      })
    ).body;
    await resource(admin, 'PUT', `users/${user?.id}`, { body: { status: 'disabled', version: user?.version } });
    expect(await finishSignIn(server.url, ticket, 'totp', appCode(secret))).toMatchObject(lost);
  });

  it('not the ticket of something else, or of somebody else', async () => {
    const [one, two] = [await officerWithApp(admin), await officerWithApp(admin)];
    const proof = await factorChallenge(one.client);
    expect(await finishSignIn(server.url, proof, 'totp', appCode(one.secret))).toMatchObject(lost);
    const { ticket } = await beginSignIn(server.url, one.account);
    const shown = { ticket, method: 'totp', code: appCode(one.secret) };
    expect(await one.client.post('/api/user/reauthenticate', shown)).toMatchObject(lost);
    const theirs = { ticket: await factorChallenge(one.client), method: 'totp', code: appCode(two.secret) };
    expect(await two.client.post('/api/user/reauthenticate', theirs)).toMatchObject(lost);
    expect(await finishSignIn(server.url, 'x'.repeat(43), 'totp', '123456')).toMatchObject(lost);
  });
});
