import type { QueryRunner } from 'typeorm';
import { SettingError } from '../../config/setting-error.js';
import type { Database } from '../db/database.js';
import { refuseLaterTables } from '../db/schema.gate.js';
import { UNFINISHED_MOVE } from '../db/unfinished-move.queries.js';
import {
  continueIds,
  dropTables,
  emptyTable,
  insertRows,
  markMove,
  sourceOfMove,
  streamRows,
  tablesOf,
  takeLock,
} from './move.queries.js';
import { moveProblem } from './move-problem.js';
import type { MovedTable } from './moved-tables.js';
import { type Row, TableDigest } from './table-digest.js';

/** So many rows, or characters, go to the server at once. */
const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 1_000_000;
const NAMED_AT_MOST = 5;

/**
 * The MariaDB that is filled. A table of its own marks it until the move is finished, so that nobody takes the half for
 * the whole.
 */
export class MoveTarget {
  private constructor(
    private readonly database: Database,
    private readonly runner: QueryRunner,
    private readonly source: string,
  ) {}

  /**
   * @param source path of the database that moves.
   * @throws SettingError where it cannot be reached, or is not free for this move.
   */
  static async open(database: Database, source: string): Promise<MoveTarget> {
    await database.writer.initialize().catch(toldWhile('connecting to the target'));
    const runner = database.writer.createQueryRunner();
    const target = new MoveTarget(database, runner, source);
    try {
      await runner.connect();
      if (!(await takeLock(runner))) throw new SettingError('another move into this database is under way');
      await target.refuseTaken();
    } catch (error) {
      await target.close();
      throw moveProblem(error, 'looking at the target');
    }
    return target;
  }

  /** Makes the tables, without a row. @returns whether there were some of a move that did not end. */
  async beginAnew(tables: readonly MovedTable[]): Promise<boolean> {
    const { runner, database, source } = this;
    try {
      const found = await tablesOf(runner);
      const left = found.filter((name) => name !== UNFINISHED_MOVE);
      await dropTables(runner, found.includes(UNFINISHED_MOVE) ? left : []);
      if (!found.includes(UNFINISHED_MOVE)) await markMove(runner, source);
      await database.migrate();
      for (const table of tables.toReversed()) await emptyTable(runner, table);
      return left.length > 0;
    } catch (error) {
      throw moveProblem(error, 'making the tables');
    }
  }

  /** Puts rows into a table that has none, those that its foreign keys name being there. */
  async fill(table: MovedTable, rows: Iterable<Row>): Promise<void> {
    try {
      for (const slice of slicesOf(rows)) await insertRows(this.runner, table, slice);
    } catch (error) {
      throw moveProblem(error, `filling ${table.name}`);
    }
  }

  async continueIds(highest: readonly { readonly name: string; readonly id: number }[]): Promise<void> {
    for (const { name, id } of highest) if (id > 0) await continueIds(this.runner, name, id);
  }

  async digest(table: MovedTable): Promise<TableDigest> {
    const digest = new TableDigest(table.columns.map(({ name }) => name));
    try {
      for await (const row of await streamRows(this.runner, table)) digest.add(row);
    } catch (error) {
      throw moveProblem(error, `reading ${table.name} again`);
    }
    return digest;
  }

  async finish(): Promise<void> {
    await dropTables(this.runner, [UNFINISHED_MOVE]);
  }

  /** Lets go of its lock as well. */
  async close(): Promise<void> {
    if (!this.runner.isReleased) await this.runner.release();
    await this.database.close();
  }

  private async refuseTaken(): Promise<void> {
    const found = await tablesOf(this.runner);
    if (found.includes(UNFINISHED_MOVE)) {
      const source = await sourceOfMove(this.runner);
      if (source === '' || source === this.source) return;
      throw new SettingError(`a move of ${source} into this database did not end: go on with that, or empty it`);
    }
    if (found.includes('migrations')) await refuseLaterTables(this.database);
    if (found.length === 0) return;
    const more = found.length > NAMED_AT_MOST ? ` and ${found.length - NAMED_AT_MOST} more` : '';
    const names = `${found.slice(0, NAMED_AT_MOST).join(', ')}${more}`;
    throw new SettingError(`the target must be empty, and has the tables ${names}: nothing was changed`);
  }
}

const toldWhile = (doing: string) => (error: unknown) => {
  throw moveProblem(error, doing);
};

function* slicesOf(rows: Iterable<Row>): Generator<Row[]> {
  let slice: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    slice.push(row);
    for (const value of Object.values(row)) characters += typeof value === 'string' ? value.length : 8;
    if (slice.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield slice;
    slice = [];
    characters = 0;
  }
  if (slice.length > 0) yield slice;
}
