import { DomainError, type FieldErrors } from '../../domain/shared/domain-error.js';
import { staleVersion } from '../../domain/shared/record-version.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { isDuplicate } from './db-errors.js';
import { type EntityClass, marks, type Sql } from './sql.js';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** The rows of one table of the catalogue inside a transaction. */
export class CatalogRows<Row extends Versioned> {
  constructor(
    private readonly sql: Sql,
    private readonly entity: EntityClass<Row>,
    private readonly table: string,
    /** What is said of a row that would be there twice. */
    private readonly taken: FieldErrors,
  ) {}

  /** By id, locked until the transaction ends. */
  async lock(ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    const statement = `SELECT * FROM ${this.table} WHERE id IN (${marks(ids)}) ORDER BY id${this.sql.forUpdate}`;
    return this.sql.rows<Row>(statement, ids);
  }

  async findByKeys(column: string, keys: readonly string[]): Promise<Row[]> {
    if (keys.length === 0) return [];
    return this.sql.rows<Row>(`SELECT * FROM ${this.table} WHERE ${column} IN (${marks(keys)}) ORDER BY id`, keys);
  }

  /** @returns its id. @throws DomainError `already_exists`. */
  insert(row: NoInfer<Omit<Row, 'id'>>): Promise<number> {
    return this.once(() => this.sql.insert(this.entity, row));
  }

  /** Sets columns of a row that must still have `version`. @throws DomainError `stale_version`, `already_exists`. */
  async update(id: number, version: number, columns: NoInfer<Partial<Row>>): Promise<void> {
    const changed = await this.once(() =>
      this.sql.update(this.entity, columns, 'id = ? AND version = ?', [id, version]),
    );
    if (changed === 1) return;
    throw staleVersion();
  }

  /** What belongs to them goes with them, by its foreign keys. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.sql.change(`DELETE FROM ${this.table} WHERE id IN (${marks(ids)})`, ids);
  }

  async count(): Promise<number> {
    return Number((await this.sql.first<{ n: number }>(`SELECT COUNT(*) AS n FROM ${this.table}`))?.n ?? 0);
  }

  private async once<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new DomainError('already_exists', Object.values(this.taken), { errors: this.taken });
    }
  }
}

/** What the names of a table are found by. */
export class CatalogWords {
  constructor(
    private readonly sql: Sql,
    private readonly table: string,
    private readonly owner: string,
  ) {}

  async insert(id: number, name: string): Promise<void> {
    const words = indexWords(name);
    if (words.length === 0) return;
    const rows = words.map(() => '(?, ?)').join(', ');
    await this.sql.change(
      `INSERT INTO ${this.table} (word, ${this.owner}) VALUES ${rows}`,
      words.flatMap((word) => [word, id]),
    );
  }

  async replace(id: number, name: string): Promise<void> {
    await this.sql.change(`DELETE FROM ${this.table} WHERE ${this.owner} = ?`, [id]);
    await this.insert(id, name);
  }
}

/** Counts by id. */
export async function countsById(
  sql: Sql,
  statement: string,
  values: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await sql.rows<{ id: number; n: number | string }>(statement, values);
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
