import { RollbackFailed } from './db-errors.js';
import type { Sql } from './sql.js';

/** `work` in a transaction of its own, which MariaDB begins by itself (`ChangePool`). Where the rollback fails too, the connection is not used again. */
export async function inTransaction<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  // IMMEDIATE takes SQLite's write lock at once: a transaction that reads first and then writes could not wait for it.
  if (sql.engine === 'sqlite') await sql.change('BEGIN IMMEDIATE');
  try {
    const result = await work(sql);
    await sql.change('COMMIT');
    return result;
  } catch (error) {
    await sql.change('ROLLBACK').catch(() => {
      throw new RollbackFailed('the rollback failed too', { cause: error });
    });
    throw error;
  }
}
