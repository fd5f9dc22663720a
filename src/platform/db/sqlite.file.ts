import type BetterSqlite3 from 'better-sqlite3';
import { SettingError } from '../../config/setting-error.js';

/** Loaded only where the database is a file: a production on MariaDB is installed without what this needs. */
export async function openSqlite(path: string, options: BetterSqlite3.Options): Promise<BetterSqlite3.Database> {
  const { default: Sqlite } = await import('better-sqlite3');
  return new Sqlite(path, options);
}

/** @throws SettingError where the package or its compiled part is missing, as in the image; `error` otherwise. */
export function tellOfSqlite(error: unknown): never {
  if (!(error instanceof Error) || !/bindings file|better-sqlite3/.test(error.message)) throw error;
  throw new SettingError(
    'DATABASE_URL: SQLite cannot be used here, for better-sqlite3 is not made ("npm rebuild better-sqlite3"); name a MariaDB',
  );
}
