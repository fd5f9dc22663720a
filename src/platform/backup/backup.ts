import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../config/env.js';
import { SettingError } from '../../config/setting-error.js';
import type { Database } from '../db/database.js';
import { MIGRATIONS } from '../db/migrations.js';
import { folderOf } from '../storage/storage-folder.js';
import { type BackupManifest, partOf, readManifest, writeManifest } from './backup.manifest.js';
import type { DatabaseDump } from './database.dump.js';
import { checkCopies, copyIntoBackup, copyOutOfBackup, holdsNoFiles } from './file-copies.js';
import { MariadbDump } from './mariadb.dump.js';
import { endRestoredAccess } from './restored-access.queries.js';
import { SqliteDump } from './sqlite.dump.js';

const LIST = 'files.sha256';

/**
 * Writes database and files into an empty folder while the service goes on. The database comes first: a file is stored
 * before the row that names it is committed, so whatever a row of the dump names can still be copied afterwards.
 * @throws SettingError where the folder is not empty.
 */
export async function makeBackup(env: Env, database: Database, folder: string): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new SettingError(`${folder} is not empty: each backup gets its own`);
  const dump = dumpOf(env, database);
  const madeAt = new Date().toISOString();
  const migrations = await database.executedMigrations();
  await dump.write(join(folder, dump.name));
  const root = rootOf(env);
  const copied = root === null ? null : await copyIntoBackup(root, folder, LIST);
  const manifest = {
    madeAt,
    engine: database.engine,
    migrations,
    database: await partOf(folder, dump.name),
    files: copied && { ...(await partOf(folder, LIST)), ...copied },
  };
  await writeManifest(folder, manifest);
  return readManifest(folder);
}

/** What was brought back, and how many sessions were open in it, which have ended now. */
export type Restored = BackupManifest & { readonly endedSessions: number };

/**
 * Brings a backup back. Everything is checked before anything is changed, and the database comes last. Nobody is signed
 * in afterwards: a session of then may have been ended since.
 * @param force replaces what is there.
 * @throws SettingError where the backup is damaged or does not fit, or the place is taken.
 */
export async function restoreBackup(env: Env, database: Database, folder: string, force: boolean): Promise<Restored> {
  const manifest = await readManifest(folder);
  const { engine, files, migrations } = manifest;
  if (engine !== database.engine)
    throw new SettingError(`this is a backup of ${engine}, DATABASE_URL names ${database.engine}`);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new SettingError(`a later release made this backup: ${unknown.join(', ')} is not known here`);
  const root = rootOf(env);
  if (files && root === null) throw new SettingError('this backup has files: STORAGE_URL must name a folder');
  const dump = dumpOf(env, database);
  const taken = !(await dump.isEmpty()) || (root !== null && !(await holdsNoFiles(root)));
  if (taken && !force) throw new SettingError('there are data already: they are replaced only with --force');
  if (files) await checkCopies(folder, files.name);
  if (files && root !== null) await copyOutOfBackup(folder, files.name, root);
  await dump.read(join(folder, manifest.database.name));
  await database.connect();
  return { ...manifest, endedSessions: await endRestoredAccess(database, new Date()) };
}

function dumpOf(env: Env, database: Database): DatabaseDump {
  return database.engine === 'sqlite'
    ? new SqliteDump(env.databaseUrl.slice('sqlite:'.length))
    : new MariadbDump(env.databaseUrl, database.writer);
}

/** Where files lie; `null` where a bucket keeps them. */
function rootOf({ storageUrl }: Env): string | null {
  return storageUrl.startsWith('file:') ? folderOf(storageUrl) : null;
}
