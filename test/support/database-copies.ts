import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import type { Database } from '../../src/platform/db/database.js';
import { createDatabase, MARIADB_VARIABLE } from './mariadb.js';

type Cell = string | number | null;

/** How an engine keeps in a file what migrations have made, and makes databases like it. */
export interface Copies {
  keep(migrated: { readonly database: Database; readonly url: string }, file: string): Promise<void>;
  /** @returns the address of one more database. */
  copy(file: string): Promise<string>;
}

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** The address of a database file that does not exist yet; its folder goes after the last test of the file. */
export async function emptySqlite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  folders.push(folder);
  return `sqlite:${join(folder, 'test.sqlite')}`;
}

/** The address of a database without tables. */
export async function emptyMariadb(): Promise<string> {
  const server = process.env[MARIADB_VARIABLE];
  if (!server) throw new Error(`${MARIADB_VARIABLE} is not set`);
  return createDatabase(server);
}

export const sqliteCopies: Copies = {
  async keep({ database }, file) {
    await database.writer.query('VACUUM INTO ?', [file]);
  },
  async copy(file) {
    const url = await emptySqlite();
    await copyFile(file, url.slice('sqlite:'.length));
    return url;
  },
};

/** The statements that make its tables and their rows. */
export const mariadbCopies: Copies = {
  async keep({ url }, file) {
    const connection = await createConnection({ uri: asMysql(url), rowsAsArray: true });
    const statements = [await collation(connection), 'SET FOREIGN_KEY_CHECKS = 0'];
    for (const [table] of await rowsOf(connection, 'SHOW TABLES')) {
      const [[, creation] = []] = await rowsOf(connection, format('SHOW CREATE TABLE ??', [table]));
      statements.push(String(creation));
      const rows = await rowsOf(connection, format('SELECT * FROM ??', [table]));
      if (rows.length > 0) statements.push(format('INSERT INTO ?? VALUES ?', [table, rows]));
    }
    await connection.end();
    await writeFile(file, statements.join(';\n'));
  },
  async copy(file) {
    const url = await emptyMariadb();
    const connection = await createConnection({ uri: asMysql(url), multipleStatements: true });
    await connection.query(await readFile(file, 'utf8'));
    await connection.end();
    return url;
  },
};

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
