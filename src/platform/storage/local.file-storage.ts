import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { errorCode } from '../error-code.js';
import { diskFullOr } from './disk-full.js';
import { keysBelow } from './keys-below.js';
import { RawFiles, type StoredName, type StoredObject } from './raw-files.port.js';
import { removeStaleFiles } from './stale-files.js';
import { folderOf } from './storage-folder.js';
import { checkStorageKey, isStorageKey } from './storage-key.js';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Files in a folder. A key either holds a whole file that has reached the disk, or nothing. */
@Injectable()
export class LocalFileStorage extends RawFiles implements OnModuleInit {
  private readonly root: string;
  /** Inside the root, so that renaming never crosses file systems; no key begins with a dot. */
  private readonly unfinished: string;

  constructor(env: Env) {
    super();
    this.root = folderOf(env.storageUrl);
    this.unfinished = join(this.root, '.unfinished');
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.unfinished, { recursive: true, mode: 0o700 });
    await removeStaleFiles(this.unfinished);
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const temporary = join(this.unfinished, randomUUID());
    try {
      await mkdir(this.unfinished, { recursive: true, mode: 0o700 });
      await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(temporary, path);
      await syncFolders(dirname(path), made === undefined ? dirname(path) : dirname(made));
    } catch (error) {
      await rm(temporary, { force: true });
      throw diskFullOr(error);
    }
  }

  async open(key: string): Promise<StoredObject> {
    const handle = await open(this.pathOf(key), 'r').catch(notFound);
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) throw absent();
      return { size: stat.size, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async read(key: string): Promise<Uint8Array> {
    return readFile(this.pathOf(key)).catch(notFound);
  }

  async *list(folder?: string): AsyncGenerator<StoredName> {
    if (folder !== undefined) checkStorageKey(folder);
    for await (const key of keysBelow(this.root, folder)) {
      if (!isStorageKey(key)) continue;
      const found = await stat(join(this.root, key)).catch(() => null);
      if (found) yield { key, storedAt: found.mtime };
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(path).catch((error: unknown) => {
      if (!ABSENT.has(errorCode(error))) throw error;
    });
  }

  deleteUnknown(key: string): Promise<void> {
    return this.delete(key);
  }

  private pathOf(key: string): string {
    checkStorageKey(key);
    return join(this.root, key);
  }
}

/**
 * A new name survives a power cut only once the folder that holds it is on the disk, new folders on the way included.
 */
async function syncFolders(from: string, upTo: string): Promise<void> {
  const handle = await open(from, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (from !== upTo && from !== dirname(from)) await syncFolders(dirname(from), upTo);
}

function absent(): DomainError {
  return new DomainError('not_found', message('no_file'));
}

function notFound(error: unknown): never {
  throw ABSENT.has(errorCode(error)) ? absent() : error;
}
