import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { type Mariadb, start as startMariadb } from '../support/mariadb.js';
import { describeWithPrograms } from '../support/programs.js';
import { type RunningServer, startAlone, waitFor } from '../support/server.js';

const CADDYFILE = join(import.meta.dirname, '..', '..', 'deploy', 'Caddyfile');

describeWithPrograms(
  'two APIs behind deploy/Caddyfile',
  [
    ['caddy', 'version'],
    ['mariadbd', '--version'],
  ],
  () => {
    let mariadb: Mariadb;
    let apis: RunningServer[] = [];
    let caddy: ChildProcess;
    let folder: string;
    let url: string;

    beforeAll(async () => {
      mariadb = await startMariadb();
      const env = { DATABASE_URL: await mariadb.createDatabase(), DRAIN_SECONDS: '4' };
      const first = await startAlone({ env });
      apis = [first, await startAlone({ env, dataDir: first.dataDir })];
      url = `http://127.0.0.1:${await freePort()}`;
      folder = await mkdtemp(join(tmpdir(), 'caddy-'));
      const file = join(folder, 'Caddyfile');
      const hosts = apis.map((api) => new URL(api.url).host);
      const shipped = await readFile(CADDYFILE, 'utf8');
      // Its own port for orders is taken where another runs on this machine.
      await writeFile(file, `{\n\tadmin off\n}\n${shipped.replace('api-1:3000 api-2:3000', hosts.join(' '))}`);
      const variables = { PATH: process.env.PATH, HOME: folder, SITE_ADDRESS: url };
      caddy = spawn('caddy', ['run', '--config', file], { env: variables, stdio: 'ignore' });
      await waitFor('the proxy', async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok);
    });

    afterAll(async () => {
      mariadb?.thaw();
      if (caddy?.exitCode === null) {
        caddy.kill();
        await once(caddy, 'exit');
      }
      await Promise.all(apis.map((api) => api.dispose()));
      await mariadb?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('serves both interfaces while the database is away, and tells callers when to come back', async () => {
      mariadb.freeze();
      await waitFor('the APIs to notice', async () => (await fetch(`${apis[0]?.url}/health/ready`)).status === 503);
      // Longer than the proxy needs to ask for the health of each.
      for (const end = Date.now() + 3_000; Date.now() < end; ) {
        for (const path of ['/', '/check/MYV-1', '/manage/']) {
          const page = await fetch(url + path);
          expect([path, page.status, await page.text()]).toEqual([
            path,
            200,
            expect.stringMatching(/^<!doctype html>/i),
          ]);
        }
      }
      const call = await fetch(`${url}/api/v1/reports/check/MYV-00000-00000-00000`);
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await call.json()).toMatchObject({ reason: 'unavailable' });
      mariadb.thaw();
      await waitFor('the database', async () => (await fetch(`${url}/health/ready`)).ok);
    });

    it('loses no request while one of the APIs stops', async () => {
      const [first] = apis;
      let ended = false;
      const stopping = first?.stop().finally(() => {
        ended = true;
      });
      const answers: number[] = [];
      while (!ended) answers.push((await fetch(`${url}/api/payment/details`)).status);
      expect(await stopping).toBe(0);
      answers.push((await fetch(`${url}/`)).status);
      expect(answers.length).toBeGreaterThan(1);
      expect(answers.filter((status) => status !== 200)).toEqual([]);
    });
  },
);
