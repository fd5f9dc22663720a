import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { FileStorage } from '../storage/file-storage.port.js';
import { folderOf } from '../storage/storage-folder.js';

/** Whoever asks for the health asks the storage no oftener than this: each question to an object store costs. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 2_000;
/** Nothing lies there, and every storage has to say so. */
const NOTHING = 'health/nothing';
const MEGABYTE = 1024 * 1024;

export interface StorageState {
  readonly storage: 'up' | 'down';
  readonly diskFreeMegabytes: number | null;
}

/** Whether the storage answers, and how much room is left on the disks of this process. */
@Injectable()
export class StorageProbe {
  private last: { readonly at: number; readonly state: Promise<StorageState> } | null = null;

  constructor(
    private readonly env: Env,
    private readonly storage: FileStorage,
  ) {}

  ask(): Promise<StorageState> {
    const now = performance.now();
    if (!this.last || now - this.last.at > ASK_EVERY_MS) this.last = { at: now, state: this.look() };
    return this.last.state;
  }

  private async look(): Promise<StorageState> {
    const { dataDir, storageUrl } = this.env;
    const folder = storageUrl.startsWith('file:') ? folderOf(storageUrl) : null;
    const [answers, ofData, ofFiles] = await Promise.all([
      this.answers(),
      freeMegabytes(dataDir),
      folder === null ? null : freeMegabytes(folder),
    ]);
    const known = [ofData, ofFiles].filter((free) => free !== null);
    return {
      // A folder that is not there finds nothing either.
      storage: answers && (folder === null || ofFiles !== null) ? 'up' : 'down',
      diskFreeMegabytes: known.length > 0 ? Math.min(...known) : null,
    };
  }

  private async answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    });
    const asked = this.storage.open(NOTHING).then(
      ({ stream }) => {
        stream.resume();
        return true;
      },
      (error) => error instanceof DomainError && error.reason === 'not_found',
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}

async function freeMegabytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found && Math.floor((found.bavail * found.bsize) / MEGABYTE);
}
