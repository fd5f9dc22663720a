import { Injectable } from '@nestjs/common';
import { FileReader } from '../../ports/file.store.js';
import { FileStorage } from '../../ports/file-storage.js';
import { type JobEffect, JobHandler } from '../../ports/job-handler.js';
import type { OpenJob } from '../../ports/jobs.js';

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
    return (tx) => tx.files.deleteDiscarded(discarded.map((file) => file.id));
  }
}
