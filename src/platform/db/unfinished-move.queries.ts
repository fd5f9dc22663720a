import { SettingError } from '../../config/setting-error.js';
import type { Database } from './database.js';

/** Stands in a MariaDB from the first moment of a move into it to the last (`npm run move`). */
export const UNFINISHED_MOVE = 'unfinished_move';

/**
 * Half of the tables would be taken for all there is.
 * @throws SettingError where a move into this database did not end.
 */
export async function refuseUnfinishedMove(database: Database): Promise<void> {
  if (database.engine !== 'mariadb') return;
  const found = await database.read((manager) => manager.query<object[]>(`SHOW TABLES LIKE '${UNFINISHED_MOVE}'`));
  if (found.length === 0) return;
  throw new SettingError(
    'a move from SQLite into this database did not end: run "npm run move" again, or name another',
  );
}
