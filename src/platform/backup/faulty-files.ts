import { createHash } from 'node:crypto';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { Database } from '../db/database.js';
import type { FileStorage } from '../storage/file-storage.port.js';

const ROWS_AT_ONCE = 1_000;

interface Named {
  readonly id: string | number;
  readonly storage_key: string;
  readonly sha256: string;
}

/** What is wrong with a file that a row names. */
export type FileFault = 'missing' | 'damaged';

/** In this order the keys of a folder follow each other, so that the names of one folder at a time are held. */
const UPLOADS = `SELECT id, storage_key, sha256 FROM files WHERE discarded_at IS NULL AND id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`;
const REPORTS = `SELECT id, pdf_key AS storage_key, pdf_sha256 AS sha256 FROM reports WHERE pdf_key IS NOT NULL AND id > ? ORDER BY id LIMIT ${ROWS_AT_ONCE}`;

/**
 * Compares what rows name with what the storage has: after a restore, or where a bucket and its database come from different moments.
 * @param content whether each file is read, too, and compared with the SHA-256 of what was stored.
 * @param tell is told the key of each file that is not there or not as it was stored.
 * @returns how many were looked for.
 */
export async function tellFaultyFiles(
  database: Database,
  storage: FileStorage,
  content: boolean,
  tell: (fault: FileFault, key: string) => void,
): Promise<number> {
  let folder = '';
  let there = new Set<string>();
  let looked = 0;
  for await (const { storage_key: key, sha256 } of namedFiles(database)) {
    const next = key.slice(0, key.indexOf('/'));
    if (next !== folder) there = await keysIn(storage, next);
    folder = next;
    looked += 1;
    const found = there.has(key) && (content ? await sha256Of(storage, key) : sha256);
    if (found === false) tell('missing', key);
    else if (found !== sha256) tell('damaged', key);
  }
  return looked;
}

/** `false` where it has gone since its folder was listed. */
async function sha256Of(storage: FileStorage, key: string): Promise<string | false> {
  try {
    return createHash('sha256')
      .update(await storage.read(key))
      .digest('hex');
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'not_found') return false;
    throw error;
  }
}

async function* namedFiles(database: Database): AsyncGenerator<Named> {
  for (const [statement, beginning] of [[UPLOADS, ''] as const, [REPORTS, 0] as const]) {
    for (let after: string | number | undefined = beginning; after !== undefined; ) {
      const from: string | number = after;
      const rows: Named[] = await database.read((sql) => sql.rows<Named>(statement, [from]));
      yield* rows;
      after = rows.at(-1)?.id;
    }
  }
}

async function keysIn(storage: FileStorage, folder: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list(folder)) keys.add(key);
  return keys;
}
