import type { INestApplicationContext } from '@nestjs/common';
import { KeyedChains } from './modules/audit/keyed-chains.adapter.js';
import { Database } from './platform/db/database.js';
import { refuseLaterTables } from './platform/db/schema.gate.js';
import { refuseUnfinishedMove } from './platform/db/unfinished-move.queries.js';
import { openAuditTrail } from './platform/security/audit-key.gate.js';

/**
 * The database of a command.
 * @throws SettingError where the tables are those of a later release, or half of those of another database.
 */
export async function connected(app: INestApplicationContext): Promise<Database> {
  const database = app.get(Database);
  await database.connect();
  await refuseUnfinishedMove(database);
  await refuseLaterTables(database);
  return database;
}

/**
 * For a command that adds to the audit trail, or trims it: what it wrote with another key would count as forged.
 * @throws SettingError as `connected`, and where AUDIT_KEY is not the key of the trail.
 */
export async function connectedToTrail(app: INestApplicationContext): Promise<void> {
  await connected(app);
  await openAuditTrail(app.get(KeyedChains));
}
