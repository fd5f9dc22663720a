import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEvents, type ShownEvent } from '../support/audit-events.js';
import { commandDone, runCommand } from '../support/commands.js';
import { PortalClient, signIn } from '../support/portal.js';
import { OPERATOR, productionSettings } from '../support/production.js';
import { ADMIN, type RunningServer, STUDENT, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const DEMO = [ADMIN, STUDENT];

describe('a production start on the database of a demonstration', () => {
  let dataDir: string;
  let settings: Record<string, string>;
  let server: RunningServer;
  const started: RunningServer[] = [];
  let token: string;

  const start = async (env: Record<string, string>) => {
    server = await startServer({ dataDir, env });
    started.push(server);
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    settings = await productionSettings(dataDir);
    const { JWT_SECRET = '', AUDIT_KEY = '' } = settings;
    await start({ JWT_SECRET, AUDIT_KEY });
    token = (await signIn(server.url, ADMIN)).token ?? '';
    await signIn(server.url, STUDENT);
    await server.stop();
  });

  afterAll(async () => {
    for (const one of started) await one.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const accounts = () =>
    rowsOf<{ email: string; status: string }>(server.database, 'SELECT email, status FROM users ORDER BY id');
  const openSessions = () =>
    rowsOf(server.database, 'SELECT id FROM sessions WHERE ended_at IS NULL AND user_id IN (SELECT id FROM users)');

  it('without ADMIN_EMAIL disables its accounts, ends their sessions and says what to do', async () => {
    const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...rest } = settings;
    expect(await openSessions()).toHaveLength(2);
    await start(rest);
    expect(await accounts()).toEqual(DEMO.map(({ email }) => ({ email, status: 'disabled' })));
    expect(await openSessions()).toEqual([]);
    for (const account of DEMO) {
      const login = await new PortalClient(server.url).post('/api/user/login', account);
      expect(login).toMatchObject({ status: 403, data: { reason: 'account_disabled' } });
    }
    const authorization = `Bearer ${token}`;
    expect((await fetch(`${server.url}/api/user/info`, { headers: { authorization } })).status).toBe(401);
    expect(server.log).toMatch(/"level":"warn".+admin@demo\.example was disabled/);
    expect(server.log).toMatch(/"level":"warn".+No administrator can sign in.+npm run create-admin/);
    await server.stop();
  });

  it('with ADMIN_EMAIL makes that administrator, who finds in the trail what was done', async () => {
    expect(await commandDone('migrate', settings)).toBe('The tables are up to date\n');
    await start(settings);
    const officer = await signIn(server.url, OPERATOR);
    const { body } = await listEvents(officer, { subjectType: 'user', action: 'user.changed' });
    expect((body as ShownEvent[]).reverse()).toMatchObject(
      DEMO.map(({ email }) => ({
        actorId: null,
        subjectName: expect.stringContaining(email.startsWith('admin') ? 'Officer' : 'Student'),
        before: { status: 'active' },
        after: { status: 'disabled', changed: ['status'] },
      })),
    );
    expect(server.log).not.toMatch(/demo\.example|create-admin/);
    expect(await accounts()).toContainEqual({ email: OPERATOR.email, status: 'active' });
  });

  it('takes no address of a demonstration account for an administrator', async () => {
    const { code, output } = await runCommand('create-admin', { ...settings, ADMIN_EMAIL: 'Admin@Demo.example' });
    expect([code, output]).toEqual([1, expect.stringContaining('demonstration account')]);
  });

  it('disables one that was enabled again', async () => {
    await rowsOf(server.database, "UPDATE users SET status = 'active' WHERE email = ?", [ADMIN.email]);
    expect(await commandDone('migrate', settings)).toContain(`${ADMIN.email} was disabled`);
    expect(await accounts()).toContainEqual({ email: ADMIN.email, status: 'disabled' });
  });
});
