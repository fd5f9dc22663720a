import type { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import { refuseOtherKey } from '../security/files-key.gate.js';
import type { Database } from './database.js';
import { narrowTable } from './start-checks.queries.js';
import { refuseUnfinishedMove } from './unfinished-move.queries.js';

/**
 * Makes sure that the tables are those this release needs. In production they change when an operator says so, not when
 * a process starts. And that what is kept in them can be read.
 * @throws SettingError where migrations are pending in production, where a later release has migrated, for half of a
 * move from SQLite, for another FILES_KEY, and for tables of another character set.
 */
export async function prepareSchema(database: Database, env: Env): Promise<void> {
  await refuseUnfinishedMove(database);
  await refuseNarrowTables(database);
  await refuseLaterTables(database);
  if (!env.production) {
    await database.migrate();
  } else {
    const pending = await database.pendingMigrations();
    if (pending.length > 0) throw new SettingError(`run "npm run migrate" first, pending: ${pending.join(', ')}`);
  }
  await refuseOtherKey(database, env.filesKeys);
}

/**
 * Such as a copy by a program that did not know of utf8mb4: names in Chinese would be refused or lost there.
 * @throws SettingError
 */
async function refuseNarrowTables(database: Database): Promise<void> {
  if (database.engine === 'sqlite') return;
  const found = await database.read(narrowTable);
  if (!found) return;
  const change = `ALTER TABLE ${found.name} CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;
  throw new SettingError(`the table ${found.name} has its texts in ${found.collation}: run "${change}" there`);
}

/**
 * What a later release has changed, this one would read wrongly and write incompletely.
 * @throws SettingError
 */
export async function refuseLaterTables(database: Database): Promise<void> {
  const unknown = await database.unknownMigrations();
  if (unknown.length === 0) return;
  throw new SettingError(
    `a later release has migrated these tables, run that one; unknown here: ${unknown.join(', ')}`,
  );
}
