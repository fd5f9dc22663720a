import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { SettingError } from '../../config/setting-error.js';
import { isBusyFile } from '../db/db-errors.js';
import { MIGRATIONS } from '../db/migrations.js';
import { openSqlite, tellOfSqlite } from '../db/sqlite.file.js';
import { highestIds, migrationsIn, orphansIn, othersIn, rowsIn } from './move.queries.js';
import type { MovedTable } from './moved-tables.js';
import type { Row } from './table-digest.js';

/** The database that is left: nobody else reads or writes it while it is open here, and nothing in it is changed. */
export class SqliteSource {
  private constructor(
    readonly path: string,
    private readonly file: BetterSqlite3.Database,
  ) {}

  /**
   * @throws SettingError where there is none, a process has it open, or other migrations have run than this release
   * has.
   */
  static async open(name: string): Promise<SqliteSource> {
    const path = resolve(name);
    if (!(await stat(path).catch(() => null))) {
      throw new SettingError(`there is no database ${path}: DATABASE_URL or DATA_DIR must name the one that moves`);
    }
    const file = await openSqlite(path, { fileMustExist: true, timeout: 0 }).catch(tellOfSqlite);
    try {
      lock(file, path);
      refuseOtherRelease(file);
    } catch (error) {
      file.close();
      throw error;
    }
    return new SqliteSource(path, file);
  }

  /** One after the other, however many there are. */
  rows({ name }: MovedTable): Iterable<Row> {
    return rowsIn(this.file, name);
  }

  /** The highest id that each of these tables ever gave to a row. SQLite counts for foreign ones as well. */
  highestIds(tables: readonly MovedTable[]): { readonly name: string; readonly id: number }[] {
    const ours = new Set(tables.map(({ name }) => name));
    return highestIds(this.file).filter(({ name }) => ours.has(name));
  }

  /** Rows that name another which is not there, a sentence each. */
  orphans(): string[] {
    return orphansIn(this.file);
  }

  /** Tables that are none of the product's. */
  othersThan(tables: readonly MovedTable[]): string[] {
    const ours = tables.map(({ name }) => name);
    return othersIn(this.file, ours);
  }

  close(): void {
    this.file.close();
  }
}

/** Whoever has the file open, though it does nothing, holds a lock that this one does not go with. */
function lock(file: BetterSqlite3.Database, path: string): void {
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('BEGIN EXCLUSIVE; ROLLBACK');
    file.pragma('query_only = ON');
  } catch (error) {
    if (isBusyFile(error)) throw new SettingError(`stop the service first: ${path} is in use`);
    throw new SettingError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuseOtherRelease(file: BetterSqlite3.Database): void {
  const ran = new Set(migrationsIn(file));
  const known = MIGRATIONS.map(({ name }) => name);
  const pending = known.filter((name) => !ran.has(name));
  if (pending.length > 0) throw new SettingError(`run "npm run migrate" first, pending: ${pending.join(', ')}`);
  const unknown = [...ran].filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new SettingError(`a later release has migrated this database, move with that one: ${unknown.join(', ')}`);
}
