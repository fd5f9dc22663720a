import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../src/config/env.js';
import { Database } from '../../src/infra/db/database.js';
import { createDatabase, MARIADB_VARIABLE } from './mariadb.js';

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  /** Closes the connections. */
  dispose(): Promise<void>;
}

/** A database with the tables made, on connections of its own. */
export async function openDatabase(url: string): Promise<Database> {
  const database = new Database(Object.assign(new Env(), { databaseUrl: url }));
  await database.connect();
  await database.migrate();
  return database;
}

const folders: string[] = [];
afterAll(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** The address of a database file that does not exist yet; its folder goes after the last test of the file. */
async function emptySqlite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  folders.push(folder);
  return `sqlite:${join(folder, 'test.sqlite')}`;
}

export async function freshSqlite(): Promise<TestDatabase> {
  const url = await emptySqlite();
  const database = await openDatabase(url);
  return { database, url, dispose: () => database.close() };
}

/** The address of a database without tables. */
async function emptyMariadb(): Promise<string> {
  const server = process.env[MARIADB_VARIABLE];
  if (!server) throw new Error(`${MARIADB_VARIABLE} is not set`);
  return createDatabase(server);
}

async function freshMariadb(): Promise<TestDatabase> {
  const url = await emptyMariadb();
  const database = await openDatabase(url);
  return { database, url, dispose: () => database.close() };
}

type Suite = (fresh: () => Promise<TestDatabase>, engine: 'SQLite' | 'MariaDB', empty: () => Promise<string>) => void;

/** Runs a suite where there is a MariaDB; where not, the global set-up has said so loudly, and fails in CI. */
export function onMariadb(name: string, suite: (fresh: () => Promise<TestDatabase>) => void): void {
  (process.env[MARIADB_VARIABLE] ? describe : describe.skip)(name, () => suite(freshMariadb));
}

/** Runs a suite on each engine. */
export function onEachEngine(name: string, suite: Suite): void {
  describe(`${name} on SQLite`, () => suite(freshSqlite, 'SQLite', emptySqlite));
  onMariadb(`${name} on MariaDB`, (fresh) => suite(fresh, 'MariaDB', emptyMariadb));
}
