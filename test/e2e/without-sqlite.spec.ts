import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandDone, runCommand } from '../support/commands.js';
import { freePort } from '../support/free-port.js';
import { createDatabase, MARIADB_VARIABLE } from '../support/mariadb.js';
import { signIn } from '../support/portal.js';
import { OPERATOR, productionSettings } from '../support/production.js';
import { startAlone } from '../support/server.js';

const mariadb = process.env[MARIADB_VARIABLE];

/** As in the image, where better-sqlite3 is not compiled. */
describe('a production whose packages have no SQLite', () => {
  let settings: Record<string, string>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'myverify-e2e-'));
    const blocked = `--require=${join(import.meta.dirname, '../support/without-sqlite.cjs')}`;
    settings = { ...(await productionSettings(dataDir)), NODE_OPTIONS: blocked };
  });
  afterAll(() => rm(settings.DATA_DIR ?? '', { recursive: true, force: true }));

  // Where MariaDB is missing the global set-up says so loudly, and fails in CI.
  (mariadb ? it : it.skip)('is migrated, starts and serves on MariaDB', async () => {
    const onMariadb = { ...settings, DATABASE_URL: await createDatabase(mariadb ?? '') };
    expect(await commandDone('migrate', onMariadb)).toContain('Initial1763600000000');
    const server = await startAlone({ env: onMariadb, dataDir: settings.DATA_DIR ?? '' });
    const officer = await signIn(server.url, OPERATOR);
    expect((await officer.get<{ email: string }>('/api/user/info')).data.email).toBe(OPERATOR.email);
    expect(await server.stop()).toBe(0);
  });

  it.each(['start:api', 'migrate', 'check-audit'])('refuses an SQLite file, and says why: %s', async (command) => {
    const { code, output } = await runCommand(command, { ...settings, PORT: String(await freePort()) });
    expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_URL: SQLite cannot be used here')]);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
