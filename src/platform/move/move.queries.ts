import type BetterSqlite3 from 'better-sqlite3';
import type { QueryRunner } from 'typeorm';
import { UNFINISHED_MOVE } from '../db/unfinished-move.queries.js';
import type { MovedTable } from './moved-tables.js';
import type { Row } from './table-digest.js';

/** Strict, and a row whose id is 0 keeps it. */
const SESSION = "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,NO_ENGINE_SUBSTITUTION'";
const LOCK = "LEFT(CONCAT('move.', DATABASE()), 64)";

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

export function rowsIn(file: BetterSqlite3.Database, table: string): IterableIterator<Row> {
  return file.prepare<[], Row>(`SELECT * FROM "${table}"`).iterate();
}

export function migrationsIn(file: BetterSqlite3.Database): string[] {
  if (!tablesIn(file).includes('migrations')) return [];
  return file
    .prepare<[], { name: string }>('SELECT name FROM migrations')
    .all()
    .map(({ name }) => name);
}

export function highestIds(file: BetterSqlite3.Database): { name: string; id: number }[] {
  return file.prepare<[], { name: string; id: number }>('SELECT name, seq AS id FROM sqlite_sequence').all();
}

export function orphansIn(file: BetterSqlite3.Database): string[] {
  const found = file.pragma('foreign_key_check') as { table: string; rowid: number; parent: string }[];
  return found.map(({ table, rowid, parent }) => `${table}, row ${rowid}: what it names in ${parent} is not there`);
}

/** The names of tables beside those of the product. */
export function othersIn(file: BetterSqlite3.Database, ours: readonly string[]): string[] {
  const known = new Set([...ours, 'migrations']);
  return tablesIn(file).filter((name) => !known.has(name));
}

function tablesIn(file: BetterSqlite3.Database): string[] {
  const statement = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'";
  return file
    .prepare<[], { name: string }>(statement)
    .all()
    .map(({ name }) => name);
}

/** @returns whether no other session had it. It is let go of with the connection. */
export async function takeLock(runner: QueryRunner): Promise<boolean> {
  await runner.query(SESSION);
  const [answer] = await runner.manager.query<{ taken: number }[]>(`SELECT GET_LOCK(${LOCK}, 0) AS taken`);
  return answer?.taken === 1;
}

export async function tablesOf(runner: QueryRunner): Promise<string[]> {
  const rows = await runner.manager.query<Record<string, string>[]>('SHOW TABLES');
  return rows.flatMap((row) => Object.values(row));
}

export async function markMove(runner: QueryRunner, source: string): Promise<void> {
  const columns = 'id integer PRIMARY KEY, source varchar(4096) CHARACTER SET utf8mb4 NOT NULL';
  await runner.query(`CREATE TABLE ${UNFINISHED_MOVE} (${columns})`);
  await runner.query(`INSERT INTO ${UNFINISHED_MOVE} (id, source) VALUES (1, ?)`, [source]);
}

/** Which database the unfinished move comes from; empty where it ended before that was written. */
export async function sourceOfMove(runner: QueryRunner): Promise<string> {
  const [row] = await runner.manager.query<{ source: string }[]>(`SELECT source FROM ${UNFINISHED_MOVE}`);
  return row?.source ?? '';
}

export async function dropTables(runner: QueryRunner, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await runner.query('SET SESSION foreign_key_checks = 0');
  await runner.query(`DROP TABLE ${quoted(names)}`);
  await runner.query('SET SESSION foreign_key_checks = 1');
}

export async function emptyTable(runner: QueryRunner, { name }: MovedTable): Promise<void> {
  await runner.query(`DELETE FROM ${quoted([name])}`);
}

export async function insertRows(runner: QueryRunner, table: MovedTable, rows: readonly Row[]): Promise<void> {
  const columns = table.columns.map(({ name }) => name);
  const values = rows.map((row) => columns.map((column) => row[column]));
  await runner.query(`INSERT INTO ${quoted([table.name])} (${quoted(columns)}) VALUES ?`, [values]);
}

/** The next row gets a higher id than any before it, also than those that were removed. */
export async function continueIds(runner: QueryRunner, table: string, highest: number): Promise<void> {
  await runner.query(`ALTER TABLE ${quoted([table])} AUTO_INCREMENT = ${highest + 1}`);
}

/** One after the other, however many there are. */
export async function streamRows(runner: QueryRunner, { name }: MovedTable): Promise<AsyncIterable<Row>> {
  return runner.stream(`SELECT * FROM ${quoted([name])}`);
}
