import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Env } from '../../src/config/env.js';
import { Database } from '../../src/infra/db/database.js';
import { createDatabase, MARIADB_VARIABLE } from './mariadb.js';

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  /** Closes the connections and removes the data. */
  dispose(): Promise<void>;
}

/** A database with the tables made, on connections of its own. */
export async function openDatabase(url: string): Promise<Database> {
  const database = new Database(Object.assign(new Env(), { databaseUrl: url }));
  await database.connect();
  await database.migrate();
  return database;
}

export async function freshSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  const url = `sqlite:${join(folder, 'test.sqlite')}`;
  const database = await openDatabase(url);
  const dispose = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { database, url, dispose };
}

export async function freshMariadb(): Promise<TestDatabase> {
  const server = process.env[MARIADB_VARIABLE];
  if (!server) throw new Error(`${MARIADB_VARIABLE} is not set`);
  const url = await createDatabase(server);
  const database = await openDatabase(url);
  return { database, url, dispose: () => database.close() };
}

type Suite = (fresh: () => Promise<TestDatabase>, engine: 'SQLite' | 'MariaDB') => void;

/** Runs a suite on each engine; on MariaDB only where there is one (the global set-up says so loudly, and fails in CI). */
export function onEachEngine(name: string, suite: Suite): void {
  describe(`${name} on SQLite`, () => suite(freshSqlite, 'SQLite'));
  const describeMariadb = process.env[MARIADB_VARIABLE] ? describe : describe.skip;
  describeMariadb(`${name} on MariaDB`, () => suite(freshMariadb, 'MariaDB'));
}
