import { copyFile } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { Env } from '../../../src/config/env.js';
import { Database } from '../../../src/platform/db/database.js';
import { prepareSchema } from '../../../src/platform/db/schema.gate.js';
import { moveDatabase } from '../../../src/platform/move/move.js';
import { movedTables } from '../../../src/platform/move/moved-tables.js';
import { emptyMariadb, emptySqlite } from '../../support/database-copies.js';
import { freshSqlite, onMariadb } from '../../support/databases.js';
import { fillEveryTable } from '../../support/filled-tables.js';
import { rowsOf } from '../../support/tables.js';

const inOrder = async () => true;

onMariadb('a move from SQLite to MariaDB', () => {
  let full: string;
  let tables: readonly { readonly name: string; readonly key: readonly string[] }[];

  const at = (url: string) => new Database(Object.assign(new Env(), { databaseUrl: url, databasePoolSize: 3 }));
  const pathOf = (url: string) => url.slice('sqlite:'.length);
  const copied = async () => {
    const url = await emptySqlite();
    await copyFile(pathOf(full), pathOf(url));
    return url;
  };
  const move = async (from: string, to: string, check = inOrder) => {
    const told: string[] = [];
    await moveDatabase(pathOf(from), at(to), (text) => told.push(text), check);
    return told.join('\n');
  };
  const inFile = (url: string, statements: string) => {
    const file = new Sqlite(pathOf(url), { timeout: 0 });
    try {
      file.exec(statements);
    } finally {
      file.close();
    }
  };
  const contentOf = async (url: string) => {
    const content: Record<string, object[]> = {};
    for (const { name, key } of tables)
      content[name] = await rowsOf<object>(url, `SELECT * FROM ${name}`).then((rows) => sorted(rows, key));
    return content;
  };

  beforeAll(async () => {
    const { database, url, dispose } = await freshSqlite();
    tables = movedTables(database.writer);
    fillEveryTable(database);
    await dispose();
    full = url;
  });

  it('brings every row of every table over, to the character, and leaves the source as it is', async () => {
    const from = await copied();
    const to = await emptyMariadb();
    await rowsOf(to, 'ALTER DATABASE CHARACTER SET latin1');
    const before = await contentOf(from);
    const told = await move(from, to);
    const moved = await contentOf(to);
    for (const { name } of tables) {
      expect([name, moved[name]?.length]).not.toEqual([name, 0]);
      expect(moved[name]).toEqual(before[name]);
      expect(told).toContain(`${name}: ${before[name]?.length} rows\n`);
    }
    expect(told).toMatch(/^Reading the source, .+\n/);
    expect(told).toContain('\nComparing\n');
    expect(await contentOf(from)).toEqual(before);
    const rows = Object.values(before).flat().length;
    expect(told).toMatch(new RegExp(`All ${tables.length} tables hold the same on both sides: ${rows} rows$`));
  });

  it('goes on with ids where the source was, also behind rows that were removed', async () => {
    const from = await copied();
    const to = await emptyMariadb();
    const insert = "INSERT INTO companies (version, name, name_key, region, region_key) VALUES (1, 'x', ?, 'x', 'x')";
    await rowsOf(from, insert, ['removed']);
    const [removed] = await rowsOf<{ id: number }>(from, "SELECT id FROM companies WHERE name_key = 'removed'");
    await rowsOf(from, "DELETE FROM companies WHERE name_key = 'removed'");
    // SQLite keeps the highest id of such a table beside those of ours.
    await rowsOf(from, 'CREATE TABLE of_the_operator (id INTEGER PRIMARY KEY AUTOINCREMENT, note text)');
    await rowsOf(from, "INSERT INTO of_the_operator (note) VALUES ('x')");
    expect(await move(from, to)).toContain('Not of this service, and not moved: of_the_operator\n');
    await rowsOf(to, insert, ['next']);
    const [next] = await rowsOf<{ id: number }>(to, "SELECT id FROM companies WHERE name_key = 'next'");
    expect(next?.id).toBe((removed?.id ?? 0) + 1);
  });

  it('that was broken off starts no service, and begins anew', async () => {
    const from = await copied();
    const to = await emptyMariadb();
    const broken = move(from, to, () => Promise.reject(new Error('the power went')));
    await expect(broken).rejects.toThrow('the power went');
    await rowsOf(to, "UPDATE users SET name = 'half'");
    await expect(started(at(to))).rejects.toThrow('a move from SQLite into this database did not end');
    await expect(move(await copied(), to)).rejects.toThrow(`a move of ${pathOf(from)} into this database did not end`);
    expect(await move(from, to)).toContain('A move that did not end was removed: this one begins anew');
    expect(await contentOf(to)).toEqual(await contentOf(from));
    await started(at(to));
  });

  it('is made by one process at a time, and with the source shut', async () => {
    const [from, to, other] = [await copied(), await emptyMariadb(), await copied()];
    await move(from, to, async () => {
      await expect(move(other, to)).rejects.toThrow('another move into this database is under way');
      await expect(move(from, await emptyMariadb())).rejects.toThrow(
        `stop the service first: ${pathOf(from)} is in use`,
      );
      expect(() => inFile(from, 'DELETE FROM sessions')).toThrow('database is locked');
      return true;
    });
  });

  it('is refused while a process has the source open, though it does nothing', async () => {
    const from = await copied();
    const service = at(from);
    await service.connect();
    await expect(move(from, await emptyMariadb())).rejects.toThrow('stop the service first');
    await service.close();
  });

  it('is refused where a target holds anything, and changes nothing there', async () => {
    const to = await emptyMariadb();
    await rowsOf(to, 'CREATE TABLE wordpress (id integer)');
    const refused = move(await copied(), to);
    await expect(refused).rejects.toThrow(
      'the target must be empty, and has the tables wordpress: nothing was changed',
    );
    expect(await rowsOf(to, 'SHOW TABLES')).toHaveLength(1);
    const moved = await emptyMariadb();
    await move(await copied(), moved);
    await expect(move(await copied(), moved)).rejects.toThrow(/must be empty, and has the tables .+ and \d+ more/);
    await rowsOf(moved, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    await expect(move(await copied(), moved)).rejects.toThrow('a later release has migrated these tables');
  });

  it('is refused for a source of another release, or none', async () => {
    const to = await emptyMariadb();
    const [old, late] = [await copied(), await copied()];
    await rowsOf(old, "DELETE FROM migrations WHERE name = 'Payments1764260920000'");
    await expect(move(old, to)).rejects.toThrow('run "npm run migrate" first, pending: Payments1764260920000');
    await rowsOf(late, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')");
    await expect(move(late, to)).rejects.toThrow(
      'a later release has migrated this database, move with that one: Later9',
    );
    await expect(move('sqlite:/nowhere/at.all', to)).rejects.toThrow('there is no database /nowhere/at.all');
    expect(await rowsOf(to, 'SHOW TABLES')).toEqual([]);
  });

  it('names table, id and column of what does not fit, before anything is changed', async () => {
    const from = await copied();
    const to = await emptyMariadb();
    await rowsOf(from, `UPDATE users SET name = '${'x'.repeat(121)}', updated_at = 1.5 WHERE id = 1001`);
    await rowsOf(from, `UPDATE jobs SET payload = '${'王'.repeat(30_000)}' WHERE id = 1002`);
    await rowsOf(from, "UPDATE certificate_files SET position = 'first' WHERE certificate_id = 1001");
    inFile(from, 'PRAGMA foreign_keys = OFF; DELETE FROM news WHERE id = 1002');
    const refused = move(from, to);
    await expect(refused).rejects.toThrow(/news_files, row \d+: what it names in news is not there\n/);
    await expect(refused).rejects.toThrow('users, id 1001: name has 121 characters, 120 fit\n');
    await expect(refused).rejects.toThrow('users, id 1001: updated_at is no whole number\n');
    await expect(refused).rejects.toThrow('jobs, id 1002: payload has 90000 bytes, 65535 fit\n');
    await expect(refused).rejects.toThrow(
      /certificate_files, certificate_id 1001, field .+: position is no whole number/,
    );
    expect(await rowsOf(to, 'SHOW TABLES')).toEqual([]);
  });

  it('names what MariaDB takes for equal, and is begun anew once that is changed', async () => {
    const from = await copied();
    const to = await emptyMariadb();
    await rowsOf(from, "INSERT INTO user_words (word, user_id) VALUES ('same', 1001), ('same ', 1001)");
    await expect(move(from, to)).rejects.toThrow(/^filling user_words: Duplicate entry 'same.*blanks at their end/);
    await rowsOf(from, "DELETE FROM user_words WHERE word = 'same '");
    await move(from, to);
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });

  it.each([
    [
      'a server that is not there',
      (url: string) => url.replace(/:\d+\//, ':9/'),
      /connecting to the target: .+; look at the host/,
    ],
    [
      'a host that nobody knows',
      (url: string) => url.replace('127.0.0.1', 'no.such.host.invalid'),
      /; look at the host/,
    ],
    [
      'another password',
      (url: string) => url.replace('//root@', '//root:wrong@'),
      /Access denied .+; look at the user and the pass/,
    ],
    [
      'a database that was not made',
      (url: string) => url.replace(/\/[^/]+$/, '/not_made'),
      /Unknown database .+; make it first/,
    ],
    [
      'an account without rights',
      (url: string) => url.replace('//root@', '//nobody@'),
      /Access denied .+; give the account all/,
    ],
    [
      'an account that only reads',
      (url: string) => url.replace('//root@', '//reader@'),
      /denied .+; give the account all/,
    ],
  ])('says in one line what to change for %s', async (_, wrong, told) => {
    const to = await emptyMariadb();
    const { hostname, port } = new URL(to);
    const root = await createConnection({ host: hostname, port: Number(port), user: 'root' });
    await root.query("CREATE USER IF NOT EXISTS 'nobody'@'%', 'reader'@'%'");
    await root.query(`GRANT SELECT ON ${to.split('/').at(-1)}.* TO 'reader'@'%'`);
    await root.end();
    const error: unknown = await move(await copied(), wrong(to)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'SettingError', message: expect.stringMatching(told) });
    expect(String(error)).not.toContain('\n');
  });
});

/** By the primary key, as JavaScript orders it. */
function sorted(rows: object[], key: readonly string[]): object[] {
  const keyOf = (row: object) => JSON.stringify(key.map((name) => Reflect.get(row, name)));
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function started(database: Database): Promise<void> {
  await database.connect();
  try {
    await prepareSchema(
      database,
      Object.assign(new Env(), { production: true, filesKeys: { current: 'a key', previous: null } }),
    );
  } finally {
    await database.close();
  }
}
