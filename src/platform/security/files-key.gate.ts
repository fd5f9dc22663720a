import type { FilesKeys } from '../../config/files-key.js';
import { SettingError } from '../../config/setting-error.js';
import type { Database } from '../db/database.js';
import { isDuplicate } from '../db/db-errors.js';
import { KeyMarkEntity } from './key-mark.entity.js';
import { KeyRing } from './key-ring.js';

const NAME = 'FILES_KEY';

/**
 * Makes sure that what is kept can be read, before anything new is encrypted with a key by which the old does not open.
 * Nothing is changed where it cannot; the first start with a key leaves its mark.
 * @throws SettingError where neither key is the one that was used.
 */
export async function refuseOtherKey(database: Database, keys: FilesKeys): Promise<void> {
  const { marks } = new KeyRing(keys);
  const kept = (await readMark(database)) ?? (await leaveMark(database, marks[0]));
  if (marks.includes(kept)) return;
  const given = keys.previous === null ? 'FILES_KEY is not' : 'neither FILES_KEY nor FILES_KEY_PREVIOUS is';
  throw new SettingError(
    `${given} the key that files were encrypted with: its mark is ${kept}, given is ${marks.join(' and ')}. ` +
      'Nothing was changed; how to change the key is in docs/operations.md',
  );
}

/** From now on the current key alone has to be known. */
export async function markCurrentKey(database: Database, keys: FilesKeys): Promise<void> {
  const [mark] = new KeyRing(keys).marks;
  await database.write((manager) => manager.upsert(KeyMarkEntity, { name: NAME, mark }, ['name']));
}

async function readMark(database: Database): Promise<string | null> {
  const row = await database.read((manager) => manager.findOneBy(KeyMarkEntity, { name: NAME }));
  return row?.mark ?? null;
}

/** Of two processes that start at once the first leaves its own. */
async function leaveMark(database: Database, mark: string): Promise<string> {
  try {
    await database.write((manager) => manager.insert(KeyMarkEntity, { name: NAME, mark }));
    return mark;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await readMark(database)) ?? mark;
  }
}
