import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { prepareSchema } from '../../../src/platform/db/schema.gate.js';
import { aheadOf } from '../../../src/platform/db/server-clock.js';
import { askTime } from '../../../src/platform/db/start-checks.queries.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { createDatabase, MARIADB_VARIABLE } from '../../support/mariadb.js';
import { rowsOf } from '../../support/tables.js';

onMariadb('a start with a database that is not set up', (fresh) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await fresh();
  });
  afterAll(() => db.dispose());

  const envOf = (databaseUrl: string, more: Partial<Env> = {}) => Object.assign(new Env(), { databaseUrl, ...more });
  async function on<T>(url: string, work: (database: Database) => Promise<T>, more: Partial<Env> = {}): Promise<T> {
    const database = new Database(envOf(url, more));
    try {
      await database.connect();
      return await work(database);
    } finally {
      await database.close();
    }
  }
  const tablesIn = (url: string) => rowsOf<{ name: string }>(url, 'SHOW TABLES');

  it('names the setting where user or database are wrong', async () => {
    const connect = (url: string, more: Partial<Env> = {}) => on(url, async () => undefined, more);
    const nobody = db.url.replace('//root@', '//nobody:x@');
    await expect(connect(nobody)).rejects.toThrow(/^DATABASE_URL: the user or the password is wrong/);
    await expect(connect(nobody, { databaseAdminUrl: nobody })).rejects.toThrow(/^DATABASE_ADMIN_URL: the user/);
    await expect(connect(`${db.url}_none`)).rejects.toThrow(/^DATABASE_URL: there is no such database: create it/);
  });

  it('makes tables of every letter in a database of another character set', async () => {
    const url = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    await rowsOf(url, 'ALTER DATABASE CHARACTER SET latin1 COLLATE latin1_swedish_ci');
    await on(url, (database) => database.migrate());
    const narrow =
      "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_COLLATION <> 'utf8mb4_bin'";
    expect(await rowsOf(url, narrow)).toEqual([]);
  });

  it('says what to run where its account may not change that, and makes no table', async () => {
    const url = await createDatabase(process.env[MARIADB_VARIABLE] ?? '');
    const name = new URL(url).pathname.slice(1);
    await rowsOf(url, 'ALTER DATABASE CHARACTER SET latin1 COLLATE latin1_swedish_ci');
    await rowsOf(url, `CREATE USER '${name}'@'%' IDENTIFIED BY 'secret'`);
    await rowsOf(url, `GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, INDEX ON ${name}.* TO '${name}'@'%'`);
    const narrow = url.replace('//root@', `//${name}:secret@`);
    await expect(on(narrow, (database) => database.migrate())).rejects.toThrow(
      /^the database compares texts by latin1_swedish_ci: run "ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"/,
    );
    expect(await tablesIn(url)).toEqual([]);
  });

  it('refuses a table of another character set, with what to run', async () => {
    await rowsOf(db.url, 'ALTER TABLE sessions CONVERT TO CHARACTER SET latin1');
    const start = () => on(db.url, (database) => prepareSchema(database, envOf(db.url, { production: true })));
    await expect(start()).rejects.toThrow(
      'the table sessions has its texts in latin1_swedish_ci: run "ALTER TABLE sessions CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"',
    );
  });

  it('tells the same time in a session of any time zone', async () => {
    await on(db.url, (database) =>
      database.read(async (manager) => {
        for (const zone of ['+00:00', '-09:30', '+08:00']) {
          await manager.query('SET time_zone = ?', [zone]);
          const before = Date.now();
          const now = await askTime(manager);
          expect([zone, aheadOf([{ before, now, after: Date.now() }])]).toEqual([zone, 0]);
        }
        await manager.query('SET time_zone = DEFAULT');
      }),
    );
  });
});
