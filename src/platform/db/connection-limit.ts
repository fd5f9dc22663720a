import type { Duplex } from 'node:stream';
import type { PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { DatabaseTimeout, RollbackFailed } from './db-errors.js';
import { prepareSession } from './mariadb-session.js';

/** mysql2's connection, whose socket its types leave out. */
type PooledConnection = PoolConnection & { readonly stream: Duplex };

/**
 * Runs `work` on a connection of its own from MariaDB's pool. After `limit` milliseconds, waiting for the connection
 * included, the connection is cut, upon which the server undoes what was not committed.
 * @throws DatabaseTimeout then.
 */
export async function onConnection<T>(
  source: DataSource,
  limit: number,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  const connecting: Promise<PooledConnection> = runner.connect();
  try {
    const answer = connecting.then(async (connection) => {
      await prepareSession(runner, connection);
      return work(runner);
    });
    const result = await within(limit, answer);
    await runner.release();
    return result;
  } catch (error) {
    connecting.then(
      (connection) => leave(runner, connection, error),
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

/** Gives a connection back after a failure, unless it may still be busy or in a transaction. */
function leave(runner: QueryRunner, connection: PooledConnection, error: unknown): Promise<void> {
  if (error instanceof DatabaseTimeout || error instanceof RollbackFailed) {
    connection.destroy();
    // `destroy` waits for the server's end of the line, which a frozen server never sends.
    connection.stream.destroy();
  }
  return runner.release();
}
