import type { FileStorage } from '../../ports/file-storage.js';
import type { Database } from '../db/database.js';

const ROWS_AT_ONCE = 1_000;

interface Named {
  readonly id: string | number;
  readonly storage_key: string;
}

/** In this order the keys of a folder follow each other, so that the names of one folder at a time are held. */
const UPLOADS = `SELECT id, storage_key FROM files WHERE discarded_at IS NULL AND id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`;
const REPORTS = `SELECT id, pdf_key AS storage_key FROM reports WHERE pdf_key IS NOT NULL AND id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`;

/**
 * Compares what rows name with what the storage has: after a restore, or where a bucket and its database come from different moments.
 * @param tell is told the key of each file that is not there.
 * @returns how many were looked for.
 */
export async function tellMissingFiles(
  database: Database,
  storage: FileStorage,
  tell: (key: string) => void,
): Promise<number> {
  let folder = '';
  let there = new Set<string>();
  let looked = 0;
  for await (const key of namedKeys(database)) {
    const next = key.slice(0, key.indexOf('/'));
    if (next !== folder) there = await keysIn(storage, next);
    folder = next;
    looked += 1;
    if (!there.has(key)) tell(key);
  }
  return looked;
}

async function* namedKeys(database: Database): AsyncGenerator<string> {
  for (const [statement, beginning] of [[UPLOADS, ''] as const, [REPORTS, 0] as const]) {
    for (let after: string | number | undefined = beginning; after !== undefined; ) {
      const from: string | number = after;
      const rows: Named[] = await database.read((sql) => sql.rows<Named>(statement, [from]));
      for (const { storage_key } of rows) yield storage_key;
      after = rows.at(-1)?.id;
    }
  }
}

async function keysIn(storage: FileStorage, folder: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list(folder)) keys.add(key);
  return keys;
}
