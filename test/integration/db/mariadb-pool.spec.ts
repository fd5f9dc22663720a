import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { onMariadb, type TestDatabase } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';

const SIZE = 4;
const INSERT = 'INSERT INTO login_failures (account_hash, tries, window_ends) VALUES (?, 1, 1)';
const MINE = 'FROM information_schema.processlist WHERE db = DATABASE()';

onMariadb('the connections to MariaDB', (fresh) => {
  let db: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    db = await fresh();
    database = new Database(Object.assign(new Env(), { databaseUrl: db.url, databasePoolSize: SIZE }));
    await database.connect();
  });
  afterAll(async () => {
    await database?.close();
    await db?.dispose();
  });

  /** As another process sees it. */
  const count = async (statement: string) => {
    const row = await db.database.read(withSql((sql) => sql.first<{ n: number }>(`SELECT COUNT(*) AS n ${statement}`)));
    return Number(row?.n);
  };
  const stored = (account: string) => count(`FROM login_failures WHERE account_hash = '${account}'`);
  const add = (account: string) => database.write(withSql((sql) => sql.change(INSERT, [account])));
  const openOnes = `FROM information_schema.innodb_trx WHERE trx_mysql_thread_id IN (SELECT id ${MINE})`;

  it('are as many as the setting says and no more, however much is asked for at once', async () => {
    const before = await count(MINE);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 3 === 0 ? add(`many ${n}`) : database.read(withSql((sql) => sql.rows('SELECT SLEEP(0.01)'))),
      ),
    );
    expect(await count("FROM login_failures WHERE account_hash LIKE 'many%'")).toBe(20);
    expect(await count(MINE)).toBeLessThanOrEqual(before + SIZE);
  });

  it('commit a unit of work at its end and not before', async () => {
    await database.write(
      withSql(async (sql) => {
        await sql.change(INSERT, ['unit']);
        expect(await stored('unit')).toBe(0);
      }),
    );
    expect(await stored('unit')).toBe(1);
  });

  it('hold no transaction open behind reads, units of work that only read, and those that fail', async () => {
    const read = 'SELECT * FROM login_failures';
    await Promise.all(Array.from({ length: SIZE }, () => database.read(withSql((sql) => sql.rows(read)))));
    await Promise.all(Array.from({ length: SIZE }, () => database.write(withSql((sql) => sql.rows(read)))));
    const failing = database.write(
      withSql(async (sql) => {
        await sql.change(INSERT, ['failing']);
        throw new Error('no');
      }),
    );
    await expect(failing).rejects.toThrow('no');
    await expect(Promise.all([add('twice'), add('twice')])).rejects.toMatchObject({ driverError: { errno: 1062 } });
    // What the server tells of transactions is a tenth of a second old.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await count(openOnes)).toBe(0);
    expect([await stored('failing'), await stored('twice')]).toEqual([0, 1]);
  });

  it('are told the settings of their session before the first read or unit of work', async () => {
    const settings = 'SELECT @@innodb_lock_wait_timeout AS wait, @@sql_mode AS mode, @@tx_isolation AS isolation';
    const expected = { wait: 2, mode: expect.stringContaining('STRICT_ALL_TABLES'), isolation: 'READ-COMMITTED' };
    const each = Array.from({ length: SIZE }, (_, n) =>
      n % 2 === 0
        ? database.read(withSql((sql) => sql.first(settings)))
        : database.write((manager) => manager.query(settings).then(([row]) => row)),
    );
    for (const row of await Promise.all(each)) expect(row).toMatchObject(expected);
  });

  it('can be made anew after they were closed', async () => {
    await database.close();
    await expect(add('closed')).rejects.toMatchObject({ reason: 'unavailable' });
    await database.connect();
    await add('anew');
    expect(await stored('anew')).toBe(1);
  });
});
