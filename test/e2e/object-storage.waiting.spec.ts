import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoJpeg, uploadPapers } from '../support/applicant.js';
import { commandDone, runCommand } from '../support/commands.js';
import { expectFault, outcomeOfCount } from '../support/faults.js';
import { freePort } from '../support/free-port.js';
import { sweep } from '../support/personal-data.js';
import { signIn } from '../support/portal.js';
import { productionSettings } from '../support/production.js';
import { keysIn, S3Line, type S3Server, startS3 } from '../support/s3.js';
import { type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';
import { rowsOf } from '../support/tables.js';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe('with files in an object store', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: s3.env });
  });
  afterAll(() => server.dispose());

  const stored = async (condition = '1 = 1') => {
    const statement = `SELECT storage_key FROM files WHERE ${condition}`;
    return (await rowsOf<{ storage_key: string }>(server.database, statement)).map((row) => row.storage_key);
  };

  it('uploads lie there, under their keys, and are answered with our own headers', async () => {
    const student = await signIn(server.url, STUDENT);
    const { avatar } = await uploadPapers(student);
    expect((await stored()).sort()).toEqual(await s3.keys());
    const answer = await student.raw(avatar);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
  });

  it('what was changed there is not served', async () => {
    const student = await signIn(server.url, STUDENT);
    const { url } = (await student.upload('photo', 'photo.jpg', await photoJpeg())).data;
    const id = url.slice('/api/file/'.length);
    await s3.change(`${id.slice(0, 2)}/${id}`);
    const answer = await student.raw(url);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('"file_damaged"')]);
  });

  it.each(['killed', 'frozen'])(
    '%s, it makes uploads and downloads answer 503 at once, and keeps nothing of them',
    async (how) => {
      const student = await signIn(server.url, STUDENT);
      const photo = await photoJpeg();
      const before = await s3.keys();
      const rows = (await stored()).length;
      const { url } = (await student.upload('photo', 'photo.jpg', photo)).data;
      const restart = how === 'killed' ? await s3.kill() : undefined;
      if (how === 'frozen') s3.freeze();
      const began = performance.now();
      const answers = await Promise.all([
        student.upload('photo', 'photo.jpg', photo),
        student.upload('photo', 'photo.jpg', photo),
        student.raw(url),
      ]);
      const took = performance.now() - began;
      const without = await student.get('/api/user/info');
      // Before anything is asserted: what comes after needs it.
      if (restart) s3 = await restart();
      s3.thaw();
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(took).toBeLessThan(10_000);
      expect(without.status).toBe(200);
      expect((await student.raw(url)).status).toBe(200);
      expect((await stored('discarded_at IS NULL')).length).toBe(rows + 1);
      // A call that was given up may be carried out all the same, once the store is back; a day later nothing of it is
      // left.
      await rowsOf(server.database, 'UPDATE files SET discarded_at = 0 WHERE discarded_at IS NOT NULL');
      expect(sweep(server)).toMatchObject({ orphanedFiles: 2 });
      await waitFor('the remains to be deleted', async () => (await stored()).length === rows + 1, 90_000);
      expect((await s3.keys()).length).toBe(before.length + 1);
      expect(server.log).not.toMatch(/ failed: /);
      // Told once with its cause, and once that it is over; of a second one not before a minute has passed.
      if (how === 'frozen') return;
      expect(server.log.match(/Object store (fails: .+|works again)/g)).toEqual([
        expect.stringMatching(/ECONNREFUSED|ECONNRESET|EPIPE/),
        'Object store works again',
      ]);
    },
  );
});

describe('a start with an object store', () => {
  it('is refused where there is no such bucket, and says so', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const STORAGE_URL = s3.env.STORAGE_URL.replace('s3://papers/', 's3://pappers/');
    const asked = { ...s3.env, STORAGE_URL, DATA_DIR: dataDir, PORT: String(await freePort()) };
    const { code, output } = await runCommand('start:api', asked);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('STORAGE_URL: there is no bucket "pappers" at http://'),
    ]);
    await rm(dataDir, { recursive: true });
  });

  it('in production leaves nothing in the log but JSON lines, the first and last of which tell the version', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const settings = { ...(await productionSettings(dataDir)), ...s3.env };
    await commandDone('migrate', settings);
    const server = await startServer({ env: settings, dataDir });
    await server.stop();
    const lines = server.log.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    const said = lines.map((line) => JSON.parse(line) as { context: string; message: string });
    // What the SDK has Node say of a Node that it will not run on for much longer.
    if (process.version.startsWith('v20.'))
      expect(said.map(({ message }) => message).join('\n')).toContain('NodeVersionSupportWarning');
    const life = said.filter(({ context }) => context === 'Process').map(({ message }) => message);
    expect(life).toEqual([
      `MyVerify ${version}, API: started on Node ${process.version}`,
      `MyVerify ${version}, API: stops, by SIGTERM`,
      `MyVerify ${version}, API: stopped with code 0`,
    ]);
    await server.dispose();
  });
});

describe('with a line to the object store that breaks', () => {
  let line: S3Line;
  let server: RunningServer;
  beforeAll(async () => {
    line = await S3Line.to(s3);
    server = await startServer({ env: s3.envFor('line', line.endpoint) });
  });
  afterAll(async () => {
    await server.dispose();
    await line.close();
  });

  it('an upload that is cut off is sent once more, whole', async () => {
    const student = await signIn(server.url, STUDENT);
    const photo = await photoJpeg();
    const before = await keysIn(s3.rootOf('line'));
    line.cuts = 1;
    const kept = await student.upload('photo', 'photo.jpg', photo);
    expect([kept.status, line.cuts]).toEqual([200, 0]);
    const answer = await student.raw(kept.data.url);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
    expectFault('storeLineCut', outcomeOfCount(1, (await keysIn(s3.rootOf('line'))).length - before.length));
    line.cuts = 2;
    expect((await student.upload('photo', 'photo.jpg', photo)).status).toBe(503);
  });
});
