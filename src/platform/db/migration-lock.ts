import { setTimeout as sleep } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { DataSources } from './data-source.js';
import { isBusyFile } from './db-errors.js';
import { openSqlite } from './sqlite.file.js';

/** As long as the tables of a million records may take. */
const WAIT_SECONDS = 300;

/** Runs `work` while no other process does, waiting for one that does. The lock of a process that dies is freed. */
export function underMigrationLock<T>({ engine, writer }: DataSources, work: () => Promise<T>): Promise<T> {
  return engine === 'sqlite'
    ? underFileLock(`${writer.options.database}.migrating`, work)
    : underNamedLock(writer, work);
}

/** A lock on a file of its own, since the migrations need the locks of the database file themselves. */
async function underFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const file = await openSqlite(path, { timeout: 0 });
  try {
    for (let waited = 0; !takes(file); waited += 0.05) {
      if (waited > WAIT_SECONDS) throw new Error(`another process has been migrating for ${WAIT_SECONDS} s: ${path}`);
      await sleep(50);
    }
    return await work();
  } finally {
    file.close();
  }
}

function takes(file: BetterSqlite3.Database): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusyFile(error)) return false;
    throw error;
  }
}

async function underNamedLock<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  const lock = "LEFT(CONCAT('migrate.', DATABASE()), 64)";
  try {
    const [answer] = await runner.query(`SELECT GET_LOCK(${lock}, ?) AS taken`, [WAIT_SECONDS]);
    if (answer?.taken !== 1) throw new Error(`another process has been migrating for ${WAIT_SECONDS} s`);
    try {
      return await work();
    } finally {
      await runner.query(`SELECT RELEASE_LOCK(${lock})`);
    }
  } finally {
    await runner.release();
  }
}
