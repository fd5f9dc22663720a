import Sqlite from 'better-sqlite3';
import type { EntityMetadata } from 'typeorm';
import type { Database } from '../../src/platform/db/database.js';
import { movedTables } from '../../src/platform/move/moved-tables.js';

type Value = string | number | null;
type Row = Record<string, Value>;

const ROWS = [1, 2];
/** Above all ids that migrations give. */
const FIRST = 1_000;
/** What a text may have that is written otherwise in SQL, or in another character set; blanks at the end. */
const ODD = '\'"\\%_\0\n\t王小明 José 😀 ';

/**
 * Puts rows into every table of a migrated SQLite database: the longest texts, odd characters, and nothing where that
 * may be.
 */
export function fillEveryTable({ writer }: Database): void {
  const file = new Sqlite(String(writer.options.database));
  const made = new Map<EntityMetadata, Row[]>();
  try {
    for (const { name } of movedTables(writer)) {
      const entity = writer.entityMetadatas.find(({ tableName }) => tableName === name);
      if (!entity) throw new Error(name);
      const rows = ROWS.map((row) => rowOf(entity, row, made));
      for (const row of rows) {
        const names = Object.keys(row);
        const marks = names.map(() => '?').join(', ');
        file
          .prepare(`INSERT INTO "${name}" (${names.map((one) => `"${one}"`)}) VALUES (${marks})`)
          .run(...Object.values(row));
      }
      made.set(entity, rows);
    }
  } finally {
    file.close();
  }
}

function rowOf(entity: EntityMetadata, row: number, made: ReadonlyMap<EntityMetadata, Row[]>): Row {
  const values = entity.columns.map((column) => [column.databaseName, cellOf(column, row)] as const);
  const keys = entity.foreignKeys.flatMap(({ columnNames, referencedColumnNames, referencedEntityMetadata }) => {
    const parent = made.get(referencedEntityMetadata)?.[row - 1] ?? {};
    return columnNames.map((name, at) => [name, parent[referencedColumnNames[at] ?? ''] ?? null] as const);
  });
  return Object.fromEntries([...values, ...keys]);
}

function cellOf({ type, length, isNullable, isPrimary }: EntityMetadata['columns'][number], row: number): Value {
  if (isNullable && row === 2) return null;
  if (type === 'bigint') return Number.MAX_SAFE_INTEGER - row;
  if (type === 'integer' || type === Number) return isPrimary ? FIRST + row : 2 ** 31 - 1 - row;
  const long = [...`${row}${ODD}`.padEnd(Number(length || 300), '😀')];
  return long.slice(0, Number(length || 300)).join('');
}
