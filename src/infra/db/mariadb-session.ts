import type { Duplex } from 'node:stream';
import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { DatabaseTimeout, RollbackFailed } from './db-errors.js';
import { Sql } from './sql.js';

/**
 * READ COMMITTED, because every change here is either guarded by a condition in its own statement or made under a lock taken
 * before, and must then see what others have committed: REPEATABLE READ would answer from a snapshot older than the lock, and
 * locks gaps, which makes parallel inserts wait for each other and deadlock.
 * Strict mode, so that a text that is too long is an error and is not cut off.
 */
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', innodb_lock_wait_timeout = 2",
];

/** What TypeORM takes from the pool: mysql2's connection, whose socket its types leave out. */
type PooledConnection = PoolConnection & { readonly stream: Duplex };

const prepared = new WeakSet<object>();

/**
 * Runs `work` on a connection of its own from the pool. After `limit` milliseconds, waiting for the connection included, the
 * connection is cut, upon which the server undoes what was not committed.
 * @throws DatabaseTimeout then.
 */
export async function onConnection<T>(source: DataSource, limit: number, work: (sql: Sql) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  const connecting: Promise<PooledConnection> = runner.connect();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout(`no answer in ${limit} ms`)), limit);
  });
  const answer = connecting.then(() => prepare(runner)).then(() => work(new Sql(runner, 'mariadb')));
  answer.catch(() => undefined);
  try {
    const result = await Promise.race([answer, timeout]);
    await runner.release();
    return result;
  } catch (error) {
    void connecting.then(
      (connection) => leave(runner, connection, error),
      () => runner.release(),
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function prepare(runner: QueryRunner): Promise<void> {
  const connection: object = await runner.connect();
  if (prepared.has(connection)) return;
  for (const statement of SESSION) await runner.query(statement);
  prepared.add(connection);
}

/** Gives a connection back after a failure, unless it may still be busy or in a transaction. */
function leave(runner: QueryRunner, connection: PooledConnection, error: unknown): void {
  if (error instanceof DatabaseTimeout || error instanceof RollbackFailed) {
    connection.destroy();
    // `destroy` waits for the server's end of the line, which a frozen server never sends.
    connection.stream.destroy();
  }
  void runner.release();
}
