import { RollbackFailed } from './db-errors.js';
import type { Sql } from './sql.js';

/** `work` between BEGIN and COMMIT. Where the rollback fails too, the connection is not used again. */
export async function inTransaction<T>(sql: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  // IMMEDIATE takes SQLite's write lock at once: a transaction that reads first and then writes could not wait for it.
  await sql.change(sql.engine === 'sqlite' ? 'BEGIN IMMEDIATE' : 'START TRANSACTION');
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
