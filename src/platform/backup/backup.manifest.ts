import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SettingError } from '../../config/setting-error.js';
import type { Engine } from '../db/sql.js';

const NAME = 'manifest.json';
const FORMAT = 1;

/** A file of a backup as it was when it was written. */
export interface Part {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
}

/** What a backup holds; written last, so that a folder without one is no backup. */
export interface BackupManifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly engine: Engine;
  /** The migrations that had run. */
  readonly migrations: readonly string[];
  readonly database: Part;
  /** The list of all files with their hashes, as `sha256sum -c` reads it; `null` where a bucket keeps them. */
  readonly files: (Part & { readonly count: number; readonly bytes: number }) | null;
}

export async function partOf(folder: string, name: string): Promise<Part> {
  const path = join(folder, name);
  return { name, sha256: await sha256Of(path), size: (await stat(path)).size };
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function writeManifest(folder: string, manifest: Omit<BackupManifest, 'format'>): Promise<void> {
  const handle = await open(join(folder, NAME), 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @throws SettingError where the folder holds no whole backup, or one part of it was changed. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  if (text === null) throw new SettingError(`${folder} holds no finished backup: there is no ${NAME}`);
  const manifest = parse(text);
  if (manifest === null) throw new SettingError(`the backup is damaged: ${NAME} is not what was written`);
  if (manifest.format !== FORMAT)
    throw new SettingError(`this release cannot read a backup of format ${manifest.format}`);
  for (const part of [manifest.database, manifest.files]) {
    if (part === null) continue;
    const found = await partOf(folder, part.name).catch(() => null);
    if (found?.sha256 !== part.sha256)
      throw new SettingError(`the backup is damaged: ${part.name} is not what was written`);
  }
  return manifest;
}

function parse(text: string): BackupManifest | null {
  try {
    return JSON.parse(text) as BackupManifest;
  } catch {
    return null;
  }
}
