import type { EntitySchema } from 'typeorm';

export type Engine = 'sqlite' | 'mariadb';
export type Value = string | number | null;

/** What a statement that changes rows did. */
export interface Changed {
  readonly affected: number;
  /** The id that the database gave the row, after an INSERT of one. */
  readonly insertId: number;
}

/** One connection to the database, as `Sql` needs it. Throws TypeORM's QueryFailedError. */
export interface Connection {
  rows(statement: string, values: readonly Value[]): Promise<object[]>;
  change(statement: string, values: readonly Value[]): Promise<Changed>;
}

/** `?, ?, ?` for a list of values. */
export function marks(values: { readonly length: number }): string {
  return Array.from({ length: values.length }, () => '?').join(', ');
}

/**
 * Plain SQL on one connection. The statements are written out because the hot ones must be read beside their plan; they are
 * the same on both engines, and sent as text, for a prepared COUNT on MariaDB is slow when it is run again.
 */
export class Sql {
  constructor(
    private readonly connection: Connection,
    readonly engine: Engine,
  ) {}

  /** Ends a SELECT whose rows are to be locked. SQLite has one writer at a time: there is nothing to lock. */
  get forUpdate(): string {
    return this.engine === 'mariadb' ? ' FOR UPDATE' : '';
  }

  rows<Row extends object>(statement: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.connection.rows(statement, values) as Promise<Row[]>;
  }

  async first<Row extends object>(statement: string, values: readonly Value[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null;
  }

  /** @returns how many rows the condition met, whether or not their values changed. */
  async change(statement: string, values: readonly Value[] = []): Promise<number> {
    return (await this.connection.change(statement, values)).affected;
  }

  /** @returns the id that the database gave the row. */
  async insert<Row extends object>(entity: EntitySchema<Row>, row: NoInfer<Omit<Row, 'id'>>): Promise<number> {
    const names = Object.keys(row);
    const statement = `INSERT INTO ${tableOf(entity)} (${names.join(', ')}) VALUES (${marks(names)})`;
    return (await this.connection.change(statement, valuesOf(row))).insertId;
  }

  /** Inserts rows that all have the same columns. */
  async insertAll<Row extends object>(entity: EntitySchema<Row>, rows: readonly NoInfer<Row>[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const names = Object.keys(first);
    const groups = rows.map(() => `(${marks(names)})`).join(', ');
    const statement = `INSERT INTO ${tableOf(entity)} (${names.join(', ')}) VALUES ${groups}`;
    await this.change(statement, rows.flatMap(valuesOf));
  }

  /** Sets columns where `condition` holds. @returns how many rows it met. */
  async update<Row extends object>(
    entity: EntitySchema<Row>,
    columns: NoInfer<Partial<Row>>,
    condition: string,
    values: readonly Value[],
  ): Promise<number> {
    const names = Object.keys(columns);
    const set = names.map((name) => `${name} = ?`).join(', ');
    const statement = `UPDATE ${tableOf(entity)} SET ${set} WHERE ${condition}`;
    return this.change(statement, [...valuesOf(columns), ...values]);
  }
}

/** Rows hold nothing but these types (see the entities). */
function valuesOf(row: object): Value[] {
  return Object.values(row) as Value[];
}

function tableOf<Row>(entity: EntitySchema<Row>): string {
  const name = entity.options.tableName;
  if (!name) throw new Error(`the entity ${entity.options.name} names no table`);
  return name;
}
