import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../support/commands.js';
import { freePort } from '../support/free-port.js';
import { startAlone } from '../support/server.js';

const played = (url: string, dataDir: string) =>
  runCommand('demo', { DEMO_URL: url, DEMO_MAILS: join(dataDir, 'mails'), DATA_DIR: dataDir });

it('npm run demo plays the main job against a server, and once more, and leaves the reports', async () => {
  const server = await startAlone();
  try {
    for (const many of [1, 2]) {
      const { code, output } = await played(server.url, server.dataDir);
      expect([code, output]).toEqual([0, expect.stringMatching(/by the ministry .*The report is at \S+\.pdf\n$/s)]);
      const folder = join(server.dataDir, 'demo');
      const reports = await readdir(folder);
      expect(reports).toHaveLength(many);
      for (const name of reports) expect((await readFile(join(folder, name))).subarray(0, 5).toString()).toBe('%PDF-');
    }
  } finally {
    await server.dispose();
  }
});

it('npm run demo says where no server is', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { code, output } = await played(url, '/nowhere');
  expect([code, output]).toEqual([1, expect.stringContaining(`there is no server at ${url}`)]);
});
