import type { ResultSetHeader } from 'mysql2';
import type { EntityManager, QueryResult } from 'typeorm';
import { type Engine, type EntityClass, engineOf, marks, type Value } from '../../src/platform/db/sql.js';

/** What `Database.read` and `write` take, for work that is said in SQL. */
export const withSql =
  <T>(work: (sql: Sql) => Promise<T>) =>
  (manager: EntityManager): Promise<T> =>
    work(new Sql(manager));

/** Plain SQL on the connection of an entity manager: what tests arrange, and look at, beside the repositories. */
export class Sql {
  readonly engine: Engine;

  constructor(readonly manager: EntityManager) {
    this.engine = engineOf(manager);
  }

  /** Ends a SELECT whose rows are to be locked. SQLite has one writer at a time: there is nothing to lock. */
  get forUpdate(): string {
    return this.engine === 'mariadb' ? ' FOR UPDATE' : '';
  }

  async rows<Row extends object>(statement: string, values: readonly Value[] = []): Promise<Row[]> {
    return (await this.send(statement, values)).records as Row[];
  }

  async first<Row extends object>(statement: string, values: readonly Value[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null;
  }

  /** @returns how many rows the condition met, whether or not their values changed. */
  async change(statement: string, values: readonly Value[] = []): Promise<number> {
    return (await this.send(statement, values)).affected ?? 0;
  }

  /** @returns the id that the database gave the row. */
  async insert<Row extends object>(entity: EntityClass<Row>, row: NoInfer<Omit<Row, 'id'>>): Promise<number> {
    const names = Object.keys(row);
    const statement = `INSERT INTO ${this.tableOf(entity)} (${names.join(', ')}) VALUES (${marks(names)})`;
    const { raw } = await this.send(statement, valuesOf(row));
    return Number(this.engine === 'sqlite' ? raw : (raw as ResultSetHeader).insertId);
  }

  /** Inserts rows that all have the same columns. */
  async insertAll<Row extends object>(entity: EntityClass<Row>, rows: readonly NoInfer<Row>[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const names = Object.keys(first);
    const groups = rows.map(() => `(${marks(names)})`).join(', ');
    const statement = `INSERT INTO ${this.tableOf(entity)} (${names.join(', ')}) VALUES ${groups}`;
    await this.change(statement, rows.flatMap(valuesOf));
  }

  /** Sets columns where `condition` holds. @returns how many rows it met. */
  async update<Row extends object>(
    entity: EntityClass<Row>,
    columns: NoInfer<Partial<Row>>,
    condition: string,
    values: readonly Value[],
  ): Promise<number> {
    const names = Object.keys(columns);
    const set = names.map((name) => `${name} = ?`).join(', ');
    const statement = `UPDATE ${this.tableOf(entity)} SET ${set} WHERE ${condition}`;
    return this.change(statement, [...valuesOf(columns), ...values]);
  }

  private tableOf(entity: EntityClass<object>): string {
    return this.manager.dataSource.getMetadata(entity).tableName;
  }

  private send(statement: string, values: readonly Value[]): Promise<QueryResult> {
    const { queryRunner } = this.manager;
    if (!queryRunner) throw new Error('only the manager of a connection takes statements');
    return queryRunner.query(statement, [...values], true);
  }
}

/** Rows hold nothing but these types (see the entities). */
function valuesOf(row: object): Value[] {
  return Object.values(row) as Value[];
}
