import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '../architecture/deployed.js';
import { commandDone, runCommand } from '../support/commands.js';
import { freePort } from '../support/free-port.js';
import { PortalClient, signIn } from '../support/portal.js';
import { OPERATOR, productionSettings } from '../support/production.js';
import { type RunningServer, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

interface LogLine {
  readonly level: string;
  readonly context?: string;
  readonly message: string;
  readonly requestId?: string;
  readonly jobId?: number;
  readonly [field: string]: unknown;
}

const TOKEN = 'a-token-for-the-metrics';

describe('a production deployment', () => {
  let settings: Record<string, string>;
  let server: RunningServer;
  let metricsUrl: string;

  const lines = (): LogLine[] =>
    server.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine);
  const readMetrics = async () =>
    (await fetch(`${metricsUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

  beforeAll(async () => {
    const metricsPort = await freePort();
    metricsUrl = `http://127.0.0.1:${metricsPort}`;
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    settings = { ...(await productionSettings(dataDir)), METRICS_PORT: String(metricsPort), METRICS_TOKEN: TOKEN };
  });

  afterAll(() => server?.dispose());

  it('does not start before its tables are made, and says what makes them', async () => {
    const { code, output } = await runCommand('start:api', { ...settings, PORT: String(await freePort()) });
    expect([code, output]).toEqual([1, expect.stringContaining('run "npm run migrate" first')]);
  });

  it('starts once migrate and create-admin have run, with an administrator and nothing made up', async () => {
    expect(await commandDone('migrate', settings)).toContain('Initial1763600000000');
    expect(await commandDone('migrate', settings)).toBe('The tables are up to date\n');
    // Migrating has added what a start needs, the administrator of the settings among it.
    expect(await commandDone('create-admin', settings)).toContain('There is an account');
    const other = { ...settings, ADMIN_EMAIL: 'second@verifier.example', ADMIN_PASSWORD: 'Second-2026' };
    expect(await commandDone('create-admin', other)).toContain('Made the administrator second@verifier.example');
    server = await startServer({ env: settings, dataDir: settings.DATA_DIR ?? '' });
    const officer = await signIn(server.url, OPERATOR);
    expect((await officer.get<{ email: string }>('/api/user/info')).data.email).toBe(OPERATOR.email);
    expect(await rowsOf(server.database, 'SELECT email FROM users ORDER BY id')).toHaveLength(2);
  });

  it('makes the administrator of its settings once, and not again after their address was changed', async () => {
    const emails = () => rowsOf(server.database, 'SELECT email FROM users ORDER BY id');
    await rowsOf(server.database, 'UPDATE users SET email = ?, username = ? WHERE email = ?', [
      'moved@verifier.example',
      'moved@verifier.example',
      OPERATOR.email,
    ]);
    await commandDone('migrate', settings);
    expect(await emails()).toEqual([{ email: 'moved@verifier.example' }, { email: 'second@verifier.example' }]);
    await rowsOf(server.database, 'UPDATE users SET email = ?, username = ? WHERE email = ?', [
      OPERATOR.email,
      OPERATOR.email,
      'moved@verifier.example',
    ]);
  });

  it('says in one JSON line who asked for what, without addresses, names or passports', async () => {
    const officer = await signIn(server.url, OPERATOR);
    const answer = await officer.raw('/api/cert/list?page_index=1&page_size=10&name=SecretName');
    const requestId = answer.headers.get('x-request-id');
    await fetch(`${server.url}/api/studentinfo/search?name=SecretName&passport=SECRET123&birth=2000-01-01`);
    const line = await waitFor('the line of the access log', async () =>
      lines().find((one) => one.context === 'Access' && one.requestId === requestId),
    );
    expect(line).toMatchObject({
      level: 'log',
      message: 'GET /api/cert/list 200',
      method: 'GET',
      route: '/api/cert/list',
      status: 200,
      ms: expect.any(Number),
      userId: expect.any(Number),
      network: '127.0.0.0/24',
      address: expect.stringMatching(/^[0-9a-f]{20}$/),
    });
    expect(JSON.stringify(line)).not.toContain('127.0.0.1');
    await waitFor('the look-up', async () => lines().some(({ route }) => route === '/api/studentinfo/search'));
    expect(server.log).not.toMatch(/SecretName|SECRET123|Operator-2026|eyJ/);
    expect(lines().filter(({ route }) => String(route).startsWith('/health'))).toEqual([]);
  });

  it('warns that nobody gets a mail where no server is set', () => {
    const { dataDir } = server;
    expect(lines().filter(({ context, level }) => context === 'Mail' && level === 'warn')).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(`^SMTP_URL is not set: .+ ${join(dataDir, 'mails')}$`),
      }),
    ]);
  });

  it('carries the id of a request into the lines of the job that it ordered', async () => {
    const anyone = new PortalClient(server.url);
    const sent = await anyone.post('/api/user/send-email-code', { email: 'new@example.com', purpose: 'register' });
    const requestId = sent.headers.get('x-request-id');
    const done = await waitFor('the job', async () =>
      lines().find((line) => line.context === 'Jobs' && line.requestId === requestId),
    );
    expect(done.message).toMatch(/^Job \d+ mail\.code, try 1 of 6, done/);
    const rows = await rowsOf<{ id: number }>(server.database, 'SELECT id FROM jobs WHERE request_id = ?', [
      requestId ?? '',
    ]);
    expect(rows).toEqual([{ id: done.jobId }]);
  });

  it('counts requests by pattern, jobs and what waits, for whoever has the token', async () => {
    await fetch(`${server.url}/api/v1/reports/check/MYV-1`);
    await fetch(`${server.url}/no/such/page?name=SecretName`);
    const text = await waitFor('the counts', async () => {
      const page = await readMetrics();
      return page.includes('route="site"') && page.includes('/check/:number') ? page : null;
    });
    for (const line of [
      /^myverify_http_requests_total\{method="GET",route="\/api\/v1\/reports\/check\/:number",status="400"\} 1$/m,
      /^myverify_http_request_duration_seconds_count\{method="GET",route="\/api\/cert\/list"\} 1$/m,
      /^myverify_job_tries_total\{job="mail\.code",outcome="done"\} 1$/m,
      /^myverify_jobs_open 0$/m,
      /^myverify_jobs_failed 0$/m,
      /^myverify_jobs_oldest_overdue_seconds 0$/m,
      /^myverify_database_up 1$/m,
      /^myverify_readings_total\{wanted="text",outcome="retrying"\} 0$/m,
      /^myverify_renders_total\{outcome="failed"\} 0$/m,
      /^myverify_browser_events_total\{event="killed"\} 0$/m,
      /^process_resident_memory_bytes \d+$/m,
    ]) {
      expect(text).toMatch(line);
    }
    expect(text).not.toMatch(/MYV-1|SecretName|\/no\/such/);
  });

  it('has every number that the alert rules and the dashboard ask for', async () => {
    const there = new Set([...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    // Prometheus has this one of its own.
    there.add('up');
    for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json']) {
      const asked = [...read(file).matchAll(/\b(?:myverify|process|nodejs)_\w+|\bup\{/g)].map(([name]) =>
        name.replace(/_bucket$|\{$/, ''),
      );
      expect(asked.length).toBeGreaterThan(15);
      expect([file, asked.filter((name) => !there.has(name))]).toEqual([file, []]);
    }
  });

  it('tells what it is and what it depends on', async () => {
    const text = await readMetrics();
    expect(text).toMatch(/^myverify_build_info\{program="API",version="\d+\.\d+\.\d+",node="v\d+/m);
    expect(text).toMatch(/^myverify_storage_up 1$/m);
    expect(Number(/^myverify_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1e6);
  });

  it('shows its numbers to nobody else', async () => {
    expect((await fetch(`${metricsUrl}/metrics`)).status).toBe(401);
    expect((await fetch(`${metricsUrl}/metrics`, { headers: { authorization: 'Bearer no' } })).status).toBe(401);
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('myverify_http');
    expect((await fetch(`${metricsUrl}/api/user/info`)).status).toBe(404);
    expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('has an audit trail that check-audit finds whole, and that it finds changed', async () => {
    expect(await commandDone('check-audit', settings)).toContain('and nothing else was found');
    expect(await commandDone('sweep', settings)).toMatch(/^sessions: 0$/m);
    await rowsOf(server.database, 'UPDATE audit_events SET at = at + 1 WHERE id = (SELECT MIN(id) FROM audit_events)');
    const { code, output } = await runCommand('check-audit', settings);
    expect([code, output]).toEqual([1, expect.stringContaining('THE AUDIT TRAIL WAS CHANGED')]);
  });

  it('writes nothing into the audit trail with another AUDIT_KEY than the service', async () => {
    const other = {
      ...settings,
      AUDIT_KEY: 'another key, of a machine that was not told of a change',
      BOUNCE_ADDRESS: 'b@verifier.example',
    };
    const admin = { ADMIN_EMAIL: 'third@verifier.example', ADMIN_PASSWORD: 'Third-2026' };
    for (const [command, args, ends] of [
      ['create-admin', [], 1],
      ['remove-factors', [OPERATOR.email], 1],
      ['sweep', [], 1],
      ['bounce', [], 75],
    ] as const) {
      const { code, output } = await runCommand(command, { ...other, ...admin }, args);
      expect([command, code, output]).toEqual([command, ends, expect.stringContaining('AUDIT_KEY is not the key')]);
    }
    expect(await rowsOf(server.database, 'SELECT id FROM users WHERE email = ?', [admin.ADMIN_EMAIL])).toEqual([]);
  });

  it('does not start, migrate or check on tables of a later release', async () => {
    const later = 'Later1999999999999';
    await rowsOf(server.database, 'INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [1999999999999, later]);
    const asked = { ...settings, PORT: String(await freePort()), REDIS_URL: 'redis://127.0.0.1:1' };
    for (const command of ['start:api', 'start:worker', 'migrate', 'create-admin', 'check-audit', 'sweep']) {
      const { code, output } = await runCommand(command, asked);
      expect([command, code, output]).toEqual([command, 1, expect.stringMatching(/later release.*Later1999999999999/)]);
    }
    await rowsOf(server.database, 'DELETE FROM migrations WHERE name = ?', [later]);
  });

  it('does not start a second time on the same metrics port, and says so', async () => {
    const { code, output } = await runCommand('start:api', { ...settings, PORT: String(await freePort()) });
    expect([code, output]).toEqual([1, expect.stringContaining('METRICS_PORT')]);
  });
});

describe('a data folder that was there, open to everybody', () => {
  it('is closed to others, and so are the files of its SQLite', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const database = join(dataDir, 'myverify.sqlite');
    for (const file of ['', '-wal', '-shm']) await writeFile(database + file, '', { mode: 0o666 });
    for (const file of ['', '-wal', '-shm']) await chmod(database + file, 0o666);
    await chmod(dataDir, 0o755);
    const server = await startServer({ dataDir });
    try {
      const modes = ['', '-wal', '-shm'].map(async (file) => ((await stat(database + file)).mode & 0o777).toString(8));
      expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
      expect(await Promise.all(modes)).toEqual(['600', '600', '600']);
    } finally {
      await server.dispose();
    }
  });

  it('may have its SQLite elsewhere, which is made closed', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const database = join(elsewhere, 'certificates.sqlite');
    const server = await startServer({ env: { DATABASE_URL: `sqlite:${database}` } });
    try {
      const modes = ['', '-wal', '-shm'].map(async (file) => ((await stat(database + file)).mode & 0o777).toString(8));
      expect(await Promise.all(modes)).toEqual(['600', '600', '600']);
    } finally {
      await server.dispose();
      await rm(elsewhere, { recursive: true });
    }
  });
});
