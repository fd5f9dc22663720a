import type { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import type { Database } from './database.js';

/**
 * Makes sure that the tables are those this release needs. In production they change when an operator says so, not when
 * a process starts.
 * @throws SettingError where migrations are pending in production.
 */
export async function prepareSchema(database: Database, env: Env): Promise<void> {
  if (!env.production) {
    await database.migrate();
    return;
  }
  const pending = await database.pendingMigrations();
  if (pending.length > 0) throw new SettingError(`run "npm run migrate" first, pending: ${pending.join(', ')}`);
}
