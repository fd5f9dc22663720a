import type { QueryRunner } from 'typeorm';
import type { Changed, Connection, Value } from './sql.js';

/** By way of TypeORM. */
export class RunnerConnection implements Connection {
  constructor(private readonly runner: QueryRunner) {}

  async rows(statement: string, values: readonly Value[]): Promise<object[]> {
    return (await this.runner.query(statement, [...values], true)).records;
  }

  async change(statement: string, values: readonly Value[]): Promise<Changed> {
    const { affected, raw } = await this.runner.query(statement, [...values], true);
    return { affected: affected ?? 0, insertId: Number(raw) };
  }
}
