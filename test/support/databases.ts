import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Env } from '../../src/config/env.js';
import { Database } from '../../src/platform/db/database.js';
import { type Copies, emptyMariadb, emptySqlite, mariadbCopies, sqliteCopies } from './database-copies.js';
import { COPIES_VARIABLE, MARIADB_VARIABLE } from './mariadb.js';

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  /** Closes the connections. */
  dispose(): Promise<void>;
}

/** Many calls at once wait for one another, the longer the busier the machine is. */
class PatientDatabase extends Database {
  protected override readonly answerLimit = 60_000;
}

/** A database with the tables made, on connections of its own; as patient as `Kind` is. */
export async function openDatabase(url: string, Kind: typeof Database = PatientDatabase): Promise<Database> {
  const database = await connected(url, Kind);
  await database.migrate();
  return database;
}

async function connected(url: string, Kind: typeof Database = PatientDatabase): Promise<Database> {
  const database = new Kind(Object.assign(new Env(), { databaseUrl: url }));
  await database.connect();
  return database;
}

/** Where the test files of a run keep for one another what migrations have made. */
export function keptCopy(name: string): string {
  const folder = process.env[COPIES_VARIABLE];
  if (!folder) throw new Error(`${COPIES_VARIABLE} is not set`);
  return join(folder, name);
}

/**
 * One that is migrated, and for all test files of the run from then on copies of what that had made: migrations take
 * several times as long.
 */
function copying(empty: () => Promise<string>, copies: Copies, name: string) {
  return async (): Promise<TestDatabase> => {
    const kept = keptCopy(name);
    const isKept = existsSync(kept);
    const url = await (isKept ? copies.copy(kept) : empty());
    const database = await (isKept ? connected(url) : openDatabase(url));
    if (!isKept) {
      // Whole, or not there: another file may look for it, or keep the same, at this moment.
      const whole = `${kept}.${randomUUID()}`;
      await copies.keep({ database, url }, whole);
      await rename(whole, kept);
    }
    return { database, url, dispose: () => database.close() };
  };
}

export const freshSqlite = copying(emptySqlite, sqliteCopies, 'sqlite');
const freshMariadb = copying(emptyMariadb, mariadbCopies, 'mariadb.sql');

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
