import type { Database } from '../db/database.js';

/**
 * Has SQLite overwrite what rows held before they are changed: it would lie about in free pages and in the log
 * otherwise.
 */
export async function leavingNoTraces<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine !== 'sqlite') return work();
  await database.writer.query('PRAGMA secure_delete = ON');
  const result = await work();
  // Where another process reads it, the log is overwritten as it goes on writing.
  await database.writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
  return result;
}
