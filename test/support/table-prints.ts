import { createHash } from 'node:crypto';
import type { RunningServer } from './server.js';
import { inSqlite } from './server-data.js';

/** A print of each table's rows by its name. */
export type TablePrints = ReadonlyMap<string, string>;

/** What the tables of an embedded server hold now, all of them but those that are left out. */
export function printTables(server: RunningServer, leftOut: readonly string[]): TablePrints {
  return inSqlite(server, (data) => {
    const listed = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    const names = data
      .prepare<[], { name: string }>(listed)
      .all()
      .map(({ name }) => name);
    return new Map(
      names
        .filter((name) => !leftOut.includes(name))
        .map((name) => {
          const hash = createHash('sha256');
          const rows = data.prepare<[], unknown[]>(`SELECT * FROM "${name}"`).raw().all();
          for (const row of rows.map((one) => JSON.stringify(one)).sort()) hash.update(`${row}\n`);
          return [name, hash.digest('hex')];
        }),
    );
  });
}

/** The tables that are not what they were. */
export const changedTables = (before: TablePrints, after: TablePrints): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
