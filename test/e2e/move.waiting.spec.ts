import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeCommand } from '../../scripts/node-command.mjs';
import { completeForm } from '../support/applicant.js';
import { commandDone, runCommand } from '../support/commands.js';
import { check, lookedUp } from '../support/editions.js';
import { FILES_KEY } from '../support/files-key.js';
import { freePort } from '../support/free-port.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { reportNumber, studentWithHistory } from '../support/personal-data.js';
import { PortalClient, signIn } from '../support/portal.js';
import { detail, record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { jobsDone } from '../support/server-data.js';
import { rowsOf } from '../support/tables.js';

const ROOT = join(import.meta.dirname, '..', '..');
const mariadb = process.env[MARIADB_VARIABLE];

type Settings = Readonly<Record<string, string>>;

function startMove(settings: Settings, address: string) {
  return spawn(process.execPath, [...nodeCommand('move'), address], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), FILES_KEY, ...settings },
    stdio: 'pipe',
  });
}

/** Has a move killed after a while, at the latest once it has told of the first table that it copied. */
async function killedMove(settings: Settings, address: string, after: Promise<void>): Promise<void> {
  const move = startMove(settings, address);
  const ended = once(move, 'exit');
  let told = '';
  const firstTable = new Promise<void>((resolve) => {
    move.stdout.on('data', (piece) => {
      told += String(piece);
      if (/^\w+: \d+ rows$/m.test(told)) resolve();
    });
  });
  await Promise.race([after, firstTable, ended]);
  move.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

async function sha256Of(client: PortalClient, path: unknown): Promise<string> {
  const answer = await client.raw(String(path));
  expect([path, answer.status]).toEqual([path, 200]);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

// Where there is no MariaDB, the global set-up has said so loudly, and fails in CI.
(mariadb ? describe : describe.skip)('the way from SQLite to MariaDB', () => {
  let server: RunningServer;
  let settings: Settings;
  let source: string;
  let target: string;
  let onTarget: Settings;
  let history: Awaited<ReturnType<typeof studentWithHistory>>;

  const report = () => `/api/cert/pdf?id=${history.verified.id}`;
  const whatIsSeen = async (student: PortalClient) => {
    const records = [];
    for (const { id } of [history.draft, history.waiting, history.turnedDown, history.verified]) {
      const { allowed_actions: _, ...shown } = await detail(student, id);
      records.push(shown);
    }
    const files = [];
    for (const { avatar } of records) files.push(await sha256Of(student, avatar));
    const number = reportNumber(history.verified);
    const { body } = await check(number, student);
    return { records, files, report: await sha256Of(student, report()), check: body, found: await lookedUp(student) };
  };
  let seen: Awaited<ReturnType<typeof whatIsSeen>>;

  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'info' } });
    settings = server.settings;
    source = server.database;
    target = await createDatabase(mariadb ?? '');
    onTarget = { ...settings, DATABASE_URL: target };
    history = await studentWithHistory(server, await signIn(server.url, ADMIN));
    await jobsDone(server);
    seen = await whatIsSeen(history.student);
  });

  afterAll(() => server?.dispose());

  it('is not gone while the service runs', async () => {
    const { code, output } = await runCommand('move', settings, [target]);
    expect([code, output]).toEqual([1, expect.stringMatching(/^stop the service first: .+ is in use\n$/)]);
    expect(await rowsOf(target, 'SHOW TABLES')).toEqual([]);
    await server.stop();
  });

  it('may be broken off by a kill: nothing starts on the half of it', async () => {
    for (const milliseconds of [700, 1_400, 2_100]) await killedMove(settings, target, sleep(milliseconds));
    await killedMove(settings, target, sleep(60_000, undefined, { ref: false }));
    const port = { PORT: String(await freePort()) };
    for (const command of ['start:api', 'start:worker', 'create-admin']) {
      const admin = { ADMIN_EMAIL: 'new@example.com', ADMIN_PASSWORD: 'Officer-2026' };
      const redis: Settings = command === 'start:worker' ? { REDIS_URL: 'redis://127.0.0.1:9' } : {};
      const { code, output } = await runCommand(command, { ...onTarget, ...port, ...admin, ...redis });
      expect([command, code, output]).toEqual([command, 1, expect.stringContaining('this database did not end: run')]);
    }
  });

  it('begins anew with the address from the standard input, and tells what was moved and checked', async () => {
    const before = await rowsOf(source, 'SELECT * FROM audit_events ORDER BY id');
    const move = startMove(settings, '-');
    let told = '';
    for (const stream of [move.stdout, move.stderr]) stream.on('data', (piece) => (told += String(piece)));
    move.stdin.end(`${target}\n`);
    const [code] = await once(move, 'close');
    expect([code, told]).toEqual([0, expect.stringMatching(/^A move that did not end was removed/m)]);
    expect(told).toMatch(/^certificates: 4 rows$/m);
    expect(told).toMatch(/^All \d+ tables hold the same on both sides: \d+ rows$/m);
    expect(told).toMatch(/^\d+ events are in order, and nothing else was found$/m);
    expect(told).toMatch(/^All \d+ files are there$/m);
    expect(told).toMatch(/^Moved\. Set DATABASE_URL to the new address/m);
    expect(await rowsOf(source, 'SELECT * FROM audit_events ORDER BY id')).toEqual(before);
  }, 60_000);

  it('leads to a service in which everything is there, and goes on', async () => {
    server = await startServer({ env: { DATABASE_URL: target }, dataDir: settings.DATA_DIR ?? '' });
    const stillSignedIn = new PortalClient(server.url, history.student.token);
    expect(await whatIsSeen(stillSignedIn)).toEqual(seen);
    const student = await signIn(server.url, history.student);
    const officer = await signIn(server.url, ADMIN);
    const { id } = await record(student, 'add-apply', await completeForm(student));
    expect(id).toBeGreaterThan(history.verified.id);
    expect((await record(officer, 'update-auth', { id })).verifi_no).toMatch(/^MYV-/);
    await jobsDone(server);
    expect(await sha256Of(student, `/api/cert/pdf?id=${id}`)).toMatch(/^[0-9a-f]{64}$/);
    await server.stop();
    expect(await commandDone('check-audit', onTarget)).toContain('and nothing else was found');
    expect(await commandDone('check-files', onTarget, ['--content'])).toContain('as they were stored');
    const { code, output } = await runCommand('move', settings, [target]);
    expect([code, output]).toEqual([1, expect.stringContaining('the target must be empty, and has the tables ')]);
  });

  it('tells what was wrong before: an event that was changed, a file that is not there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'myverify-move-'));
    await cp(settings.DATA_DIR ?? '', folder, { recursive: true });
    const copy = `sqlite:${join(folder, 'myverify.sqlite')}`;
    await rowsOf(copy, 'UPDATE audit_events SET actor_id = 77 WHERE id = 3');
    const [file] = await rowsOf<{ key: string }>(copy, 'SELECT pdf_key AS key FROM reports');
    await rm(join(folder, 'files', file?.key ?? ''));
    const to = await createDatabase(mariadb ?? '');
    const { code, output } = await runCommand('move', { ...settings, DATA_DIR: folder }, [to]);
    expect(output).toMatch(/^All \d+ tables hold the same on both sides: \d+ rows$/m);
    expect(output).toContain('Broken: event 3: ');
    expect(output).toContain(`Missing: ${file?.key}\n`);
    expect([code, output]).toEqual([1, expect.stringMatching(/ABOVE OF EVENTS OR FILES WAS SO BEFORE: .+\n$/)]);
    await rm(folder, { recursive: true });
  }, 60_000);

  it.each([
    ['no address', [], {}, 'name the MariaDB to move into: "npm run move -- mariadb://'],
    [
      'MariaDB as the source',
      ['mariadb://a@b/c'],
      { DATABASE_URL: 'mariadb://a@b/c' },
      'DATABASE_URL must name the SQLite',
    ],
    ['a server that is not there', ['mariadb://a@127.0.0.1:9/c'], {}, 'connecting to the target: connect ECONNREFUSED'],
  ])('is refused in one line for %s', async (_, args, more, words) => {
    const { code, output } = await runCommand('move', { ...settings, ...more }, args);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output.trimEnd()).not.toContain('\n');
  });
});
