import { Logger } from '@nestjs/common';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { tellOfDatabase } from '../../../src/platform/db/start-checks.js';
import { MARIADB_VARIABLE, type Mariadb, start } from '../../support/mariadb.js';
import { rowsOf } from '../../support/tables.js';

// Where there is no MariaDB, the global set-up has said so loudly, and fails in CI.
(process.env[MARIADB_VARIABLE] ? describe : describe.skip)('a MariaDB whose clock is a minute behind', () => {
  let mariadb: Mariadb;
  const told: string[] = [];

  beforeAll(async () => {
    // Accounts without all rights begin with what it says, and tell the time by it.
    mariadb = await start(['--init-connect=SET timestamp = UNIX_TIMESTAMP() - 60', '--max-connections=15']);
    const root = await mariadb.createDatabase();
    await rowsOf(root, "CREATE USER service@'127.0.0.1' IDENTIFIED BY 'secret'");
    await rowsOf(root, `GRANT ALL ON ${new URL(root).pathname.slice(1)}.* TO service@'127.0.0.1'`);
    const databaseUrl = root.replace('//root@', '//service:secret@');
    const env = Object.assign(new Env(), { databaseUrl, databasePoolSize: 20, production: true });
    const database = new Database(env);
    const keep = (message: unknown) => void told.push(String(message));
    try {
      await database.connect();
      Logger.overrideLogger({ log: () => undefined, warn: keep, error: keep });
      await tellOfDatabase(database, env);
    } finally {
      Logger.overrideLogger(['log', 'warn', 'error']);
      await database.close();
    }
  });
  afterAll(() => mariadb?.stop());

  it('is told to the operator, and so are too few connections', () => {
    expect(told).toEqual([
      expect.stringMatching(/^The database has 15 connections .+: raise max_connections there/),
      expect.stringMatching(/^The clock of this machine is (59|60|61) s ahead of the database's/),
    ]);
  });
});
