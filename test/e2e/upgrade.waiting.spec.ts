import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandDone } from '../support/commands.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail } from '../support/records.js';
import { resource } from '../support/resource.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';
import { claimsOf, forge, tokenKey } from '../support/tokens.js';

const LEFT = join(import.meta.dirname, '../fixtures/release-1.0.0');
/** Those that the release ran with when it wrote the backups. */
const KEYS = {
  JWT_SECRET: 'a secret that is kept apart from every backup',
  AUDIT_KEY: 'a key that is kept apart from every backup',
};
/** However old the backups get. */
const KEPT = { KEEP_DRAFTS_DAYS: '36500', KEEP_REJECTED_DAYS: '36500', KEEP_AUDIT_DAYS: '0' };
const HOUR_MS = 3_600_000;

interface Known {
  readonly email: string;
  readonly password: string;
  /** Of a session that was not ended. */
  readonly studentToken: string;
  readonly apiKey: string;
  /** Of the report, and of its PDF. */
  readonly number: string;
  readonly sha256: string;
}

onEachServerEngine('what release 1.0.0 left', (databaseSettings, engine) => {
  let work: string;
  let settings: Record<string, string>;
  let known: Known;
  let server: RunningServer;
  let database: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'myverify-upgrade-'));
    for (const part of ['files', engine.toLowerCase()])
      execFileSync('tar', ['-xzf', join(LEFT, `${part}.tar.gz`), '-C', work]);
    known = JSON.parse(await readFile(join(LEFT, 'known.json'), 'utf8')) as Known;
    const dataDir = await mkdtemp(join(work, 'data-'));
    settings = { ...KEYS, ...KEPT, DATA_DIR: dataDir, ...(await databaseSettings()) };
    database = settings.DATABASE_URL ?? `sqlite:${join(dataDir, 'myverify.sqlite')}`;
    expect(await commandDone('restore', settings, [work])).toMatch(/ 7 files$/m);
  });
  afterAll(async () => {
    await server?.dispose();
    await rm(work, { recursive: true, force: true });
  });

  const reportOf = async (client: PortalClient) => {
    const answer = await client.raw('/api/cert/pdf?id=1');
    return createHash('sha256')
      .update(Buffer.from(await answer.arrayBuffer()))
      .digest('hex');
  };

  it('is migrated, and nothing in it is found wrong', async () => {
    const { migrations } = JSON.parse(await readFile(join(work, 'manifest.json'), 'utf8')) as { migrations: string[] };
    const names = async () =>
      (await rowsOf<{ name: string }>(database, 'SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
    expect(await names()).toEqual(migrations);
    await commandDone('migrate', settings);
    expect((await names()).slice(0, migrations.length)).toEqual(migrations);
    expect((await names()).length).toBeGreaterThan(migrations.length);
    expect(await commandDone('check-audit', settings)).toContain('66 events are in order, and nothing else was found');
    expect(await commandDone('check-files', settings, ['--content'])).toBe(
      'All 7 files are there, as they were stored\n',
    );
    server = await startServer({ env: settings, dataDir: settings.DATA_DIR ?? '' });
  });

  it('lets people go on in the session that they had, which only time may end', async () => {
    const now = Date.now();
    // What a restore ended at one moment, an upgrade in place leaves open.
    const last = 'SELECT MAX(ended_at) AS at FROM sessions';
    const times = `UPDATE sessions SET expires_at = ?, last_used_at = ?, ended_at = NULL
                   WHERE ended_at = (SELECT at FROM (${last}) restored)`;
    await rowsOf(database, times, [now + HOUR_MS, now]);
    const claims = { ...claimsOf(known.studentToken), exp: Math.floor((now + HOUR_MS) / 1000) };
    const token = forge(claims, tokenKey(KEYS.JWT_SECRET));
    const student = new PortalClient(server.url, token);
    expect(await student.get('/api/user/info')).toMatchObject({ status: 200, data: { email: known.email } });
    expect(await detail(student, 1)).toMatchObject({ cert_status: 'Verified', verifi_no: known.number });
    expect(await detail(student, 2)).toMatchObject({ cert_status: 'Unverified', name: '李雷 Li Lei' });
    expect(await reportOf(student)).toBe(known.sha256);
  });

  it('shows its record with files, verdicts and confirmations, and takes changes', async () => {
    const student = await signIn(server.url, known);
    const { avatar, version } = await detail(student, 1);
    expect((await student.raw(String(avatar))).status).toBe(200);
    const officer = await signIn(server.url, ADMIN);
    const verdicts = await resource<{ state: string }[]>(officer, 'GET', 'certificates/1/verdicts');
    expect(verdicts.body.filter(({ state }) => state === 'standing')).toHaveLength(6);
    const list = { filter: { id: [1, 2] }, sort: ['id', 'ASC'], range: [0, 9] };
    const listed = await resource<{ version: number }[]>(officer, 'GET', 'certificates', { query: list });
    expect(listed.body).toMatchObject([{ id: 1, version }, { id: 2 }]);
    const draft = { id: 2, version: listed.body[1]?.version, major: 'Computer Science' };
    expect(await student.post('/api/cert/update', draft)).toMatchObject({
      status: 200,
      data: { id: 2, major: draft.major },
    });
  });

  it('lets whoever holds the report, or a key, check it', async () => {
    const checked = await resource(new PortalClient(server.url), 'GET', `reports/check/${known.number}`);
    expect(checked.body).toMatchObject({ result: 'valid', sha256: known.sha256, confirmations: [{}, {}] });
    const program = new PortalClient(server.url, known.apiKey);
    const body = { items: [{ number: known.number, claims: { name: 'Wang Xiaoming' } }] };
    const answer = await resource<{ items: object[] }>(program, 'POST', 'report-checks', { body });
    expect(answer.body.items).toMatchObject([{ result: 'valid' }]);
  });

  it('has an audit trail that goes on where it was', async () => {
    await server.stop();
    const told = await commandDone('check-audit', settings);
    expect(told).toContain('and nothing else was found');
    expect(Number(/(\d+) events are in order/.exec(told)?.[1])).toBeGreaterThan(66);
  });
});
