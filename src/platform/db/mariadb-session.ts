import { DatabaseTimeout, RollbackFailed } from './db-errors.js';
import { MariadbConnection } from './mariadb.connection.js';
import type { MariadbPool, PooledConnection } from './mariadb-pools.js';
import { Sql } from './sql.js';

/**
 * READ COMMITTED, because every change here is either guarded by a condition in its own statement or made under a lock taken
 * before, and must then see what others have committed: REPEATABLE READ would answer from a snapshot older than the lock, and
 * locks gaps, which makes parallel inserts wait for each other and deadlock.
 * Strict mode, so that a text that is too long is an error and is not cut off.
 * Room for the files of a certificate, which are read as one text and which MySQL would cut off after a thousand characters.
 * A transaction in which nothing comes for ten seconds is that of a process that was frozen: its locks would hold up everyone,
 * and the server ends it. MySQL knows no such limit and reads that part as a comment.
 */
const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
const SESSION =
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 2, group_concat_max_len = 1048576 /*M!100300 , idle_transaction_timeout = 10 */";

const prepared = new WeakSet<object>();

/**
 * Runs `work` on a connection of its own from the pool. After `limit` milliseconds, waiting for the connection included, the
 * connection is cut, upon which the server undoes what was not committed.
 * @throws DatabaseTimeout then.
 */
export async function onConnection<T>(pool: MariadbPool, limit: number, work: (sql: Sql) => Promise<T>): Promise<T> {
  const connecting = pool.take();
  const answer = connecting.then(async (connection) => {
    const sql = new Sql(new MariadbConnection(connection), 'mariadb');
    if (!prepared.has(connection)) await prepare(sql, connection, pool.settings);
    return work(sql);
  });
  try {
    const result = await within(limit, answer);
    (await connecting).release();
    return result;
  } catch (error) {
    connecting.then(
      (connection) => leave(connection, error),
      () => undefined,
    );
    throw error;
  }
}

/** @throws DatabaseTimeout after `limit` milliseconds. */
function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseTimeout(`no answer in ${Math.round(limit)} ms`)), limit);
    const ending =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        settle(value);
      };
    answer.then(ending(resolve), ending(reject));
  });
}

async function prepare(sql: Sql, connection: PooledConnection, settings: string): Promise<void> {
  await sql.change(ISOLATION);
  await sql.change(SESSION + settings);
  prepared.add(connection);
}

/** Gives a connection back after a failure, unless it may still be busy or in a transaction. */
function leave(connection: PooledConnection, error: unknown): void {
  if (error instanceof DatabaseTimeout || error instanceof RollbackFailed) {
    connection.destroy();
    // `destroy` waits for the server's end of the line, which a frozen server never sends.
    connection.stream.destroy();
  }
  connection.release();
}
