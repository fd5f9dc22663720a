import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { FileStorage } from '../../platform/storage/file-storage.port.js';
import { FileReader } from './file.repository.js';

/** Deletes discarded files: the bytes first, then the rows, so that nothing is forgotten if it stops in between. */
@Injectable()
export class FilesPurgeJob extends JobHandler<'files.purge'> {
  readonly name = 'files.purge';

  constructor(
    private readonly files: FileReader,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  async handle(job: OpenJob<'files.purge'>): Promise<JobEffect> {
    const discarded = await this.files.findDiscarded(job.payload.fileIds);
    for (const file of discarded) await this.storage.delete(file.key);
    return async (tx) => {
      await tx.files.deleteDiscarded(discarded.map(({ id }) => id));
      await tx.readings.forget(discarded.map(({ sha256 }) => sha256));
    };
  }
}
