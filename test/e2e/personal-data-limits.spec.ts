import { readdir, readFile, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { registerStudent } from '../support/applicant.js';
import { paddedPdf } from '../support/padded.js';
import { call, takeExport } from '../support/personal-data.js';
import { signIn } from '../support/portal.js';
import { ADMIN, type RunningServer, STUDENT, startServer, waitFor } from '../support/server.js';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.dispose());

// Which files a process has open is seen where they lie in a folder.
it('stops reading files when the client goes away, and holds none open meanwhile', async () => {
  const busy = await registerStudent(server);
  const [files, size] = [6, 4_900_000];
  for (let n = 0; n < files; n += 1) await busy.upload('passport', `scan-${n}.pdf`, paddedPdf(size));
  const openFiles = async () => {
    const fds = await readdir(`/proc/${server.pid}/fd`);
    const paths = await Promise.all(fds.map((fd) => readlink(`/proc/${server.pid}/fd/${fd}`).catch(() => '')));
    return paths.filter((path) => path.startsWith(join(server.dataDir, 'files')));
  };
  const bytesRead = async () => Number(/^rchar: (\d+)$/m.exec(await readFile(`/proc/${server.pid}/io`, 'utf8'))?.[1]);
  const before = await bytesRead();
  for (let n = 0; n < 3; n += 1) {
    await new Promise<void>((resolve, reject) => {
      const asked = request(`${server.url}/api/v1/me/export`, { headers: { authorization: `Bearer ${busy.token}` } });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        answer.on('error', () => undefined);
        answer.once('data', () => {
          // A client that does not read for a while, and then goes away.
          answer.pause();
          waitFor('the files to be closed', async () => (await openFiles()).length === 0).then(() => {
            asked.off('error', reject).on('error', () => undefined);
            asked.destroy();
            resolve();
          }, reject);
        });
      });
      asked.end();
    });
  }
  expect((await takeExport(busy)).entries.size).toBe(7);
  // Three files at most of each that was broken off, all of the one that was not, and what else it reads meanwhile.
  expect(await bytesRead()).toBeLessThan(before + (3 * 3 + files + 1) * size);
  expect(server.log).not.toMatch(/ failed: |unhandled/i);
});

describe('the number of exports', () => {
  it('is limited for an account', async () => {
    const strict = await startServer({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const student = await signIn(strict.url, STUDENT);
      for (let n = 0; n < 5; n += 1) await takeExport(student);
      const { status, headers, body } = await call(student, 'GET', '/api/v1/me/export');
      expect([status, body.reason]).toEqual([429, 'too_many_requests']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
      await takeExport(await signIn(strict.url, ADMIN));
    } finally {
      await strict.dispose();
    }
  });
});
