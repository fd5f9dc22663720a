import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerStudent } from '../support/applicant.js';
import { runCommand, throughKills } from '../support/commands.js';
import { rendered, verified } from '../support/editions.js';
import { FILES_KEY } from '../support/files-key.js';
import { freePort } from '../support/free-port.js';
import { pagesPdf } from '../support/papers.js';
import { signIn } from '../support/portal.js';
import { productionSettings } from '../support/production.js';
import { ADMIN, type RunningServer, startServer } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const MARKER = 'PlantedMarker7Q4ZK';
const NEXT_KEY = 'the key that comes after the one of the tests';
/** Enough for a walk that is killed more than once. */
const OLDER = 400;

/** A PDF is kept byte for byte: what lies in it in clear would be found on the disk. */
async function markedPdf(number: number): Promise<Buffer> {
  return Buffer.concat([await pagesPdf(`Paper ${number}`), Buffer.from(`\n% ${MARKER} ${number}\n`)]);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function holdingMarker(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (bytes.includes(MARKER)) found.push(path);
  }
  return found;
}

describe('files that are kept', () => {
  let server: RunningServer;
  let student: Awaited<ReturnType<typeof registerStudent>>;
  let certificateId: number;
  const papers: { url: string; bytes: Buffer }[] = [];
  let report: Buffer;

  const settings = () => ({ ...server.settings });
  const pathOf = (url: string) => {
    const id = url.slice('/api/file/'.length);
    return join(server.dataDir, 'files', id.slice(0, 2), id);
  };
  const takeReport = async () =>
    Buffer.from(await (await student.raw(`/api/cert/pdf?id=${certificateId}`)).arrayBuffer());
  const allServed = async () => {
    for (const { url, bytes } of papers) {
      const answer = await student.raw(url);
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    }
    expect((await takeReport()).equals(report)).toBe(true);
  };

  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'info' } });
    student = await registerStudent(server);
    const officer = await signIn(server.url, ADMIN);
    certificateId = (await verified(student, officer)).certificate.id;
    await rendered(officer, certificateId);
    report = await takeReport();
    for (let number = 0; number < 12; number += 1) {
      const bytes = await markedPdf(number);
      const { data } = await student.upload('certificate', 'paper.pdf', bytes);
      papers.push({ url: data.url, bytes });
    }
  });
  afterAll(() => server?.dispose());

  it('lie on the disk with nothing of them in clear, and are served as they were', async () => {
    expect(report.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await holdingMarker(server.dataDir)).toEqual([]);
    for (const path of await filesBelow(join(server.dataDir, 'files'))) {
      expect((await readFile(path)).subarray(0, 8).toString()).toBe('MYVSEAL1');
    }
    await allServed();
  });

  it('are sealed where an earlier release left them in clear, through any number of kills', async () => {
    for (const { url, bytes } of papers) await writeFile(pathOf(url), bytes);
    await mkdir(join(server.dataDir, 'files', 'zz'), { recursive: true });
    const rows: string[] = [];
    for (let number = 0; number < OLDER; number += 1) {
      const bytes = await markedPdf(1_000 + number);
      await writeFile(join(server.dataDir, 'files', 'zz', `older-${number}`), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      rows.push(`SELECT 'older-${number}' AS id, '${sha256}' AS sha256, ${bytes.length} AS size`);
    }
    await rowsOf(
      server.database,
      `INSERT INTO files (id, owner_id, kind, type, size, sha256, storage_key, original_name, created_at)
       SELECT n.id, f.owner_id, f.kind, f.type, n.size, n.sha256, 'zz/' || n.id, 'older.pdf', f.created_at
       FROM (${rows.join(' UNION ALL ')}) n JOIN (SELECT * FROM files WHERE kind = 'certificate' LIMIT 1) f`,
    );
    expect(await holdingMarker(server.dataDir)).toHaveLength(papers.length + OLDER);
    await allServed();
    const killed = await throughKills('rotate-files-key', settings());
    expect(killed).toBeGreaterThan(0);
    expect(await holdingMarker(server.dataDir)).toEqual([]);
    await allServed();
    const again = await runCommand('rotate-files-key', settings());
    expect(again.output).toMatch(/files: 0 were in clear, 0 under the key before, \d+ were so already/);
  }, 300_000);

  it('stay in clear where they are not what was stored, or no row tells what that was', async () => {
    const forged = await pagesPdf('Forged');
    const url = papers[0]?.url ?? '';
    const stray = join(server.dataDir, 'files', 'zz', 'stray');
    const sealed = await readFile(pathOf(url));
    await mkdir(join(server.dataDir, 'files', 'zz'), { recursive: true });
    for (const path of [pathOf(url), stray]) await writeFile(path, forged);
    const { code, output } = await runCommand('rotate-files-key', settings());
    const key = pathOf(url).slice(join(server.dataDir, 'files').length + 1);
    for (const said of [`Is not what was stored: ${key}\n`, '1 more lie in clear', '1 DO NOT OPEN'])
      expect(output).toContain(said);
    expect(code).toBe(1);
    for (const path of [pathOf(url), stray]) expect((await readFile(path)).equals(forged)).toBe(true);
    expect((await student.raw(url)).status).toBe(503);
    await writeFile(pathOf(url), sealed);
    await rm(stray);
    await allServed();
  }, 60_000);

  it('are brought under another key, through any number of kills, and need the old one no more', async () => {
    const changing = { ...settings(), FILES_KEY: NEXT_KEY, FILES_KEY_PREVIOUS: FILES_KEY };
    expect(await throughKills('rotate-files-key', changing)).toBeGreaterThan(0);
    await server.stop();
    const refused = await runCommand('start:api', { ...settings(), PORT: String(await freePort()) });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('FILES_KEY is not the key that files')]);
    const { dataDir } = server;
    server = await startServer({ dataDir, env: { FILES_KEY: NEXT_KEY } });
    student = Object.assign(await signIn(server.url, student), student, { url: server.url }) as typeof student;
    await allServed();
    const check = await runCommand('check-files', { ...settings(), FILES_KEY: NEXT_KEY }, ['--content']);
    expect(check).toEqual({
      code: 0,
      output: expect.stringMatching(/^All \d+ files are there, as they were stored\n$/),
    });
  }, 300_000);

  it('name those that do not open, and bring all others under the key', async () => {
    const [first] = papers;
    const path = pathOf(first?.url ?? '');
    const whole = await readFile(path);
    const broken = Buffer.from(whole);
    broken.fill(0, 20, 60);
    await writeFile(path, broken);
    const back = { ...settings(), FILES_KEY, FILES_KEY_PREVIOUS: NEXT_KEY };
    const { code, output } = await runCommand('rotate-files-key', back);
    expect(code).toBe(1);
    expect(output).toContain(`Does not open: ${path.slice(join(server.dataDir, 'files').length + 1)}`);
    expect(output).toContain('1 DO NOT OPEN');
  });
});

describe('a start in production', () => {
  it('without FILES_KEY names it and makes none', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const settings = { ...(await productionSettings(dataDir)), FILES_KEY: '' };
    const { code, output } = await runCommand('start:api', { ...settings, PORT: String(await freePort()) });
    expect([code, output]).toEqual([1, expect.stringContaining('FILES_KEY must be set in production')]);
    expect(await readdir(dataDir)).toEqual(['keys-of-the-operator']);
    await rm(dataDir, { recursive: true });
  });
});
