import type { PoolConnection, QueryError, ResultSetHeader } from 'mysql2';
import { QueryFailedError } from 'typeorm';
import type { Changed, Connection, Value } from './sql.js';

/**
 * Straight to the driver: what TypeORM does around each statement (loggers, subscribers, promises, a stack trace kept for the
 * case that it fails) cost as much processor time as the statement itself.
 */
export class MariadbConnection implements Connection {
  constructor(private readonly connection: PoolConnection) {}

  async rows(statement: string, values: readonly Value[]): Promise<object[]> {
    const result = await this.send(statement, values);
    return Array.isArray(result) ? result : [];
  }

  async change(statement: string, values: readonly Value[]): Promise<Changed> {
    const { affectedRows, insertId } = (await this.send(statement, values)) as ResultSetHeader;
    return { affected: affectedRows, insertId };
  }

  private async send(statement: string, values: readonly Value[]): Promise<unknown> {
    try {
      return await this.answerTo(statement, [...values]);
    } catch (error) {
      // Made here, where it is known who waits, and not where the answer came in.
      throw new QueryFailedError(statement, [...values], error as QueryError);
    }
  }

  private answerTo(statement: string, values: Value[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.connection.query(statement, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }
}
