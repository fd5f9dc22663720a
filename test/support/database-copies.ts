import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import type { Database } from '../../src/infra/db/database.js';
import { createDatabase } from './mariadb.js';

type Cell = string | number | null;

/** Makes one more database like the one that was migrated. @returns its address. */
export type Copier = () => Promise<string>;

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** The address of a database file that does not exist yet; its folder goes after the last test of the file. */
export async function emptySqlite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  folders.push(folder);
  return `sqlite:${join(folder, 'test.sqlite')}`;
}

/** Keeps a freshly migrated database file. */
export async function sqliteCopier(database: Database): Promise<Copier> {
  const kept = (await emptySqlite()).slice('sqlite:'.length);
  await database.writer.query('VACUUM INTO ?', [kept]);
  return async () => {
    const url = await emptySqlite();
    await copyFile(kept, url.slice('sqlite:'.length));
    return url;
  };
}

/** Keeps what a freshly migrated database is made of. */
export async function mariadbCopier(url: string): Promise<Copier> {
  const connection = await createConnection({ uri: asMysql(url), rowsAsArray: true });
  const statements = [await collation(connection), 'SET FOREIGN_KEY_CHECKS = 0'];
  for (const [table] of await rowsOf(connection, 'SHOW TABLES')) {
    const [[, creation] = []] = await rowsOf(connection, format('SHOW CREATE TABLE ??', [table]));
    statements.push(String(creation));
    const rows = await rowsOf(connection, format('SELECT * FROM ??', [table]));
    if (rows.length > 0) statements.push(format('INSERT INTO ?? VALUES ?', [table, rows]));
  }
  await connection.end();
  return async () => {
    const copy = await createDatabase(new URL('/', url).href);
    const other = await createConnection({ uri: asMysql(copy), multipleStatements: true });
    await other.query(statements.join(';\n'));
    await other.end();
    return copy;
  };
}

async function collation(connection: Connection): Promise<string> {
  const [[name] = []] = await rowsOf(connection, 'SELECT @@collation_database');
  return `ALTER DATABASE COLLATE ${name}`;
}

async function rowsOf(connection: Connection, statement: string): Promise<Cell[][]> {
  const [rows] = await connection.query(statement);
  return rows as Cell[][];
}

function asMysql(url: string): string {
  return url.replace(/^mariadb:/, 'mysql:');
}
