import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeForm, registerStudent } from '../support/applicant.js';
import { commandDone, runCommand } from '../support/commands.js';
import { type PortalClient, signIn } from '../support/portal.js';
import { record } from '../support/records.js';
import { ADMIN, type RunningServer, startServer, waitFor } from '../support/server.js';
import { onEachServerEngine } from '../support/server-engines.js';
import { rowsOf } from '../support/tables.js';

/** Kept apart from backups, as an operator does. */
const SECRET = {
  JWT_SECRET: 'a secret that is kept apart from every backup',
  AUDIT_KEY: 'a key that is kept apart from every backup',
};

async function reportOf(client: PortalClient, id: number): Promise<Buffer | null> {
  const answer = await client.raw(`/api/cert/pdf?id=${id}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? bytes : null;
}

onEachServerEngine('the drill (back up, lose everything, restore)', (databaseSettings, engine) => {
  let work: string;
  let backup: string;
  let lost: Record<string, string>;
  let restored: Record<string, string>;
  let server: RunningServer;
  let student: { readonly email: string; readonly password: string };
  /** Of mails that were sent before everything was lost. */
  let mailed: (string | undefined)[];
  let verified: { id: number; number: string; sha256: string };

  const place = async () => ({
    ...SECRET,
    DATA_DIR: await mkdtemp(join(work, 'data-')),
    ...(await databaseSettings()),
  });
  const tables = (settings: Record<string, string>) =>
    settings.DATABASE_URL ?? `sqlite:${join(settings.DATA_DIR ?? '', 'myverify.sqlite')}`;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'myverify-drill-'));
    backup = join(work, 'backup');
    lost = await place();
    restored = await place();
    server = await startServer({ env: lost, dataDir: lost.DATA_DIR ?? '' });
    const applicant = await registerStudent(server);
    student = applicant;
    const { id } = await record(applicant, 'add-apply', await completeForm(applicant));
    const officer = await signIn(server.url, ADMIN);
    const { verifi_no } = await record(officer, 'update-auth', { id });
    const pdf = await waitFor('the report', () => reportOf(applicant, id), 60_000);
    verified = { id, number: verifi_no ?? '', sha256: createHash('sha256').update(pdf).digest('hex') };
  });

  afterAll(async () => {
    await server?.dispose();
    await rm(work, { recursive: true, force: true });
  });

  it('backs up while the service is written to', async () => {
    let writing = true;
    let written = 0;
    const writer = (async () => {
      const officer = await signIn(server.url, ADMIN);
      for (; writing; written += 1) await record(officer, 'add', { name: `Written ${written}` });
    })();
    const told = await commandDone('backup', lost, [backup]);
    writing = false;
    await writer;
    expect(told).toMatch(/^Backed up into .+: the database with \d+ migrations, \d+ files \(\d+ bytes\)$/m);
    expect(written).toBeGreaterThan(0);
    const kept = (await readdir(backup, { recursive: true })).join('\n');
    expect(kept).not.toMatch(/secret|key\.pem/);
    const { code, output } = await runCommand('backup', lost, [backup]);
    expect([code, output]).toEqual([1, expect.stringContaining('is not empty')]);
    // Of these mails the backup knows nothing.
    for (let more = 0; more < 3; more += 1) await registerStudent(server);
    mailed = (await server.mails()).map(({ messageId }) => messageId);
  });

  it('brings everything back in another place: accounts, records, reports to the byte, an audit trail that holds', async () => {
    await server.kill();
    await rm(lost.DATA_DIR ?? '', { recursive: true });
    const told = await commandDone('restore', restored, [backup]);
    expect(told).toMatch(/^Restored what was there at 20.+ files$/m);
    expect(told).toMatch(/^Ended the [1-9]\d* sessions that were open in it/m);
    for (const open of ['sessions WHERE ended_at IS NULL', 'verification_codes', 'factor_tickets'])
      expect(await rowsOf(tables(restored), `SELECT 1 AS n FROM ${open}`)).toEqual([]);
    expect(await commandDone('migrate', restored)).toBe('The tables are up to date\n');
    expect(await commandDone('check-audit', restored)).toContain('and nothing else was found');
    expect(await commandDone('check-files', restored)).toMatch(/^All ([5-9]|\d\d+) files are there\n$/);
    server = await startServer({ env: restored, dataDir: restored.DATA_DIR ?? '' });
    const applicant = await signIn(server.url, student);
    const pdf = await reportOf(applicant, verified.id);
    expect(
      createHash('sha256')
        .update(pdf ?? '')
        .digest('hex'),
    ).toBe(verified.sha256);
    const check = await applicant.raw(`/api/v1/reports/check/${verified.number}`);
    expect(await check.json()).toMatchObject({ result: 'valid', sha256: verified.sha256 });
    const keys = await rowsOf<{ storage_key: string }>(tables(restored), 'SELECT storage_key FROM files');
    expect(keys.length).toBeGreaterThan(4);
    for (const { storage_key } of keys) {
      expect((await readFile(join(restored.DATA_DIR ?? '', 'files', storage_key))).length).toBeGreaterThan(0);
    }
    // It goes on: a new student registers and applies.
    const next = await registerStudent(server);
    await record(next, 'add-apply', await completeForm(next));
    const { messageId } = await server.mailTo(next.email);
    expect(messageId).toMatch(/^<.+@.+>$/);
    expect(mailed).not.toContain(messageId);
  });

  it('refuses to put a backup over data, and over a service that runs', async () => {
    const { code, output } = await runCommand('restore', restored, [backup]);
    expect([code, output]).toEqual([1, expect.stringContaining('only with --force')]);
    if (engine === 'SQLite') {
      const forced = await runCommand('restore', restored, [backup, '--force']);
      expect([forced.code, forced.output]).toEqual([1, expect.stringContaining('stop the service first')]);
    }
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    await server.stop();
    await rowsOf(tables(restored), "UPDATE users SET name = 'changed since'");
    await commandDone('restore', restored, [backup, '--force']);
    expect(await rowsOf(tables(restored), "SELECT id FROM users WHERE name = 'changed since'")).toEqual([]);
  });

  it('names the files that are named and not there, uploads and reports', async () => {
    const files = join(restored.DATA_DIR ?? '', 'files');
    const [upload] = await rowsOf<{ key: string }>(
      tables(restored),
      'SELECT f.storage_key AS `key` FROM files f JOIN certificate_files c ON c.file_id = f.id ORDER BY f.id LIMIT 1',
    );
    const [report] = await rowsOf<{ key: string }>(tables(restored), 'SELECT pdf_key AS `key` FROM reports LIMIT 1');
    const lost = [upload?.key ?? '', report?.key ?? ''];
    for (const key of lost) await rename(join(files, key), join(work, 'taken'));
    const { code, output } = await runCommand('check-files', restored);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(`^Missing: ${lost[0]}\nMissing: ${lost[1]}\n2 of \\d+ files ARE NOT THERE\n$`),
    ]);
  });

  // Once is enough: what is checked here is the same on both.
  if (engine !== 'SQLite') return;

  it('refuses a backup that was damaged, is not finished, or comes from a later release, and changes nothing', async () => {
    const target = await place();
    const broken = async (file: string, change: (text: string) => string, words: string) => {
      const path = join(backup, file);
      const kept = join(work, 'kept');
      await copyFile(path, kept);
      await writeFile(path, change(await readFile(path, 'latin1')), 'latin1');
      const { code, output } = await runCommand('restore', target, [backup]);
      await copyFile(kept, path);
      expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    };
    const [stored = ''] = (await readFile(join(backup, 'files.sha256'), 'utf8'))
      .split('\n')
      .map((line) => line.slice(66));
    const dump = 'database.sqlite';
    await broken(dump, (text) => text.replace(/.$/s, '?'), `damaged: ${dump}`);
    await broken('files.sha256', (text) => text.replace(/^./, 'x'), 'damaged: files.sha256');
    await broken(stored, (text) => `${text}?`, 'damaged: files/');
    await broken(
      'manifest.json',
      (text) => text.replace('Initial1763600000000', 'Later1999999999999'),
      'a later release',
    );
    await broken(
      'manifest.json',
      (text) => text.replace(/"engine": *"sqlite"/, '"engine": "mariadb"'),
      'this is a backup of mariadb, DATABASE_URL names sqlite',
    );
    await broken('manifest.json', (text) => text.slice(1), 'damaged: manifest.json');
    const { code, output } = await runCommand('restore', target, [work]);
    expect([code, output]).toEqual([1, expect.stringContaining('no finished backup')]);
    const left = await readdir(target.DATA_DIR);
    expect(left.filter((name) => name !== 'jwt-secret' && !name.includes('key') && name !== 'signing')).toEqual([]);
  });
});
