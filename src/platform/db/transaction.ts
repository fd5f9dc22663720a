import type BetterSqlite3 from 'better-sqlite3';
import type { QueryRunner } from 'typeorm';
import { RollbackFailed } from './db-errors.js';
import { isSqlite } from './sql.js';

/** `work` in a transaction of its own. Where the rollback fails too, the connection is not used again. */
export async function inTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  await runner.startTransaction();
  try {
    if (isSqlite(runner.dataSource)) await takeWriteLock(runner);
    const result = await work();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await undo(runner).catch(() => {
      throw new RollbackFailed('the rollback failed too', { cause: error });
    });
    throw error;
  }
}

/**
 * TypeORM begins without SQLite's write lock, and a transaction that reads first and then writes could not wait for it.
 */
async function takeWriteLock(runner: QueryRunner): Promise<void> {
  await runner.query('DELETE FROM migrations WHERE FALSE');
}

async function undo(runner: QueryRunner): Promise<void> {
  // Where a disk is full SQLite has ended the transaction by itself; TypeORM needs one to end, or counts the next as
  // part of it.
  if (isSqlite(runner.dataSource)) {
    const connection: BetterSqlite3.Database = await runner.connect();
    if (!connection.inTransaction) await runner.query('BEGIN');
  }
  await runner.rollbackTransaction();
}
