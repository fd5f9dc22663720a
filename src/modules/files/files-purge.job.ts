import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../../domain/files/stored-file.js';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { FileReader } from './file.repository.js';

/** What is deleted before it is noted: a slow storage takes a second for each. */
const SLICE = 50;

/**
 * Deletes discarded files, some at a time: the bytes first, then the rows, so that nothing is forgotten if it stops in
 * between.
 */
@Injectable()
export class FilesPurgeJob extends JobHandler<'files.purge'> {
  readonly name = 'files.purge';

  constructor(
    private readonly files: FileReader,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ payload: { fileIds } }: OpenJob<'files.purge'>, signal: AbortSignal): Promise<undefined> {
    for (let from = 0; from < fileIds.length; from += SLICE) {
      signal.throwIfAborted();
      await this.purge(await this.files.findDiscarded(fileIds.slice(from, from + SLICE)), signal);
    }
  }

  private async purge(discarded: readonly StoredFile[], signal: AbortSignal): Promise<void> {
    const deleted: StoredFile[] = [];
    for (const file of discarded) {
      if (signal.aborted) break;
      await this.storage.delete(file.key);
      deleted.push(file);
    }
    await this.unitOfWork.run(async (tx) => {
      await tx.files.deleteDiscarded(deleted.map(({ id }) => id));
      await tx.readings.forget(deleted.map(({ sha256 }) => sha256));
    });
    signal.throwIfAborted();
  }
}
