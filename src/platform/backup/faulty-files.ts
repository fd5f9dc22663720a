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

/**
 * In the order of the ids the keys of a folder follow each other, so that the names of one folder at a time are held.
 */
const SOURCES = [
  { table: 'files', key: 'storage_key', sha256: 'sha256', named: 't.discarded_at IS NULL', before: '' },
  { table: 'reports', key: 'pdf_key', sha256: 'pdf_sha256', named: 't.pdf_key IS NOT NULL', before: 0 },
] as const;

/**
 * Tells which files are not there or not as they were stored.
 * @param content whether each file is read, too. @returns whether all are in order.
 */
export async function checkFiles(
  database: Database,
  storage: FileStorage,
  content: boolean,
  print: (text: string) => void,
): Promise<boolean> {
  const faults = { missing: 0, damaged: 0 };
  const looked = await tellFaultyFiles(database, storage, content, (fault, key) => {
    faults[fault] += 1;
    print(`${fault === 'missing' ? 'Missing' : 'Damaged'}: ${key}`);
  });
  const { missing, damaged } = faults;
  if (missing + damaged === 0) print(`All ${looked} files are there${content ? ', as they were stored' : ''}`);
  if (missing > 0) print(`${missing} of ${looked} files ARE NOT THERE`);
  if (damaged > 0) print(`${damaged} of ${looked} files ARE NOT AS THEY WERE STORED`);
  return missing + damaged === 0;
}

/**
 * Compares what rows name with what the storage has: after a restore, or where a bucket and its database come from
 * different moments.
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

/** `false` where it has gone since its folder was listed; no hash where it does not open. */
async function sha256Of(storage: FileStorage, key: string): Promise<string | false> {
  try {
    return createHash('sha256')
      .update(await storage.read(key))
      .digest('hex');
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'not_found') return false;
    if (error instanceof DomainError && error.reason === 'file_damaged') return 'damaged';
    throw error;
  }
}

async function* namedFiles(database: Database): AsyncGenerator<Named> {
  for (const { table, key, sha256, named, before } of SOURCES) {
    for (let after: Named['id'] | undefined = before; after !== undefined; ) {
      const from: Named['id'] = after;
      const rows: Named[] = await database.read((manager) =>
        manager
          .createQueryBuilder()
          .select('t.id', 'id')
          .addSelect(`t.${key}`, 'storage_key')
          .addSelect(`t.${sha256}`, 'sha256')
          .from(table, 't')
          .where(`${named} AND t.id > :from`, { from })
          .orderBy('t.id')
          .limit(ROWS_AT_ONCE)
          .getRawMany<Named>(),
      );
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
