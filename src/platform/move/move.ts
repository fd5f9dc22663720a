import { SettingError } from '../../config/setting-error.js';
import type { Database } from '../db/database.js';
import { moveProblem } from './move-problem.js';
import { MoveTarget } from './move-target.js';
import { type MovedTable, movedTables } from './moved-tables.js';
import { SqliteSource } from './sqlite-source.js';
import { type Row, TableDigest } from './table-digest.js';
import { unfitValue } from './unfit-value.js';

/** How much of what does not fit is told. */
const TOLD_AT_MOST = 20;

/**
 * Copies every row of an SQLite database into an empty MariaDB and compares what both hold. One that was broken off is
 * begun anew.
 * @param file path of the SQLite database; it is locked until the end, and stays as it is.
 * @param check looks at what was copied before the target counts as whole; its answer is given back.
 * @throws SettingError where the move cannot be begun, a value does not fit, or the two differ in the end.
 */
export async function moveDatabase(
  file: string,
  database: Database,
  print: (text: string) => void,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const source = await SqliteSource.open(file);
  try {
    const target = await MoveTarget.open(database, source.path);
    try {
      return await copy(source, target, movedTables(database.writer), print, check);
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function copy(
  source: SqliteSource,
  target: MoveTarget,
  tables: readonly MovedTable[],
  print: (text: string) => void,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const left = source.othersThan(tables);
  if (left.length > 0) print(`Not of this service, and not moved: ${left.join(', ')}`);
  print(`Reading the source, ${source.path}`);
  const digests = checkSource(source, tables);
  if (await target.beginAnew(tables)) print('A move that did not end was removed: this one begins anew');
  for (const [table, { rows }] of digests) {
    if (rows > 0) print(`${table.name}: ${rows} rows`);
    await target.fill(table, source.rows(table));
  }
  await target.continueIds(source.highestIds(tables));
  print('Comparing');
  const total = await compare(target, digests);
  print(`All ${tables.length} tables hold the same on both sides: ${total} rows`);
  const isInOrder = await check();
  await target.finish();
  return isInOrder;
}

/** @throws SettingError that names what MariaDB would not take. */
function checkSource(source: SqliteSource, tables: readonly MovedTable[]): Map<MovedTable, TableDigest> {
  const digests = new Map<MovedTable, TableDigest>();
  const told: string[] = [];
  let count = 0;
  const tell = (problem: string) => {
    count += 1;
    if (count <= TOLD_AT_MOST) told.push(problem);
  };
  try {
    for (const orphan of source.orphans()) tell(orphan);
    for (const table of tables) digests.set(table, checkTable(source, table, tell));
  } catch (error) {
    throw moveProblem(error, `reading ${source.path}`);
  }
  if (count === 0) return digests;
  if (count > TOLD_AT_MOST) told.push(`and ${count - TOLD_AT_MOST} more`);
  throw new SettingError(`MariaDB does not take this; nothing was changed:\n  ${told.join('\n  ')}`);
}

/** @param tell is told of each value that MariaDB would not take. */
function checkTable(source: SqliteSource, table: MovedTable, tell: (problem: string) => void): TableDigest {
  const digest = new TableDigest(table.columns.map(({ name }) => name));
  for (const row of source.rows(table)) {
    digest.add(row);
    for (const column of table.columns) {
      const problem = unfitValue(column, row[column.name]);
      if (problem !== null) tell(`${table.name}, ${idOf(table, row)}: ${column.name} ${problem}`);
    }
  }
  return digest;
}

const idOf = ({ key }: MovedTable, row: Row) => key.map((name) => `${name} ${JSON.stringify(row[name])}`).join(', ');

/** @returns how many rows there are. @throws SettingError that names the tables which differ. */
async function compare(target: MoveTarget, digests: ReadonlyMap<MovedTable, TableDigest>): Promise<number> {
  const different: string[] = [];
  let total = 0;
  for (const [table, digest] of digests) {
    const found = await target.digest(table);
    total += digest.rows;
    if (found.value === digest.value && found.rows === digest.rows) continue;
    different.push(`${table.name} (${digest.rows} rows in the source, ${found.rows} in the target)`);
  }
  if (different.length === 0) return total;
  throw new SettingError(
    `the target does not hold what the source does: ${different.join(', ')}. Run the command again`,
  );
}
