import { Injectable } from '@nestjs/common';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import { type Reading, readingOrders, type Wanted } from '../../domain/reading/reading.js';
import { JobReader } from '../jobs/job.repository.js';

/** Files that nobody reads any more: the job that was to do so has failed for good. */
@Injectable()
export class GivenUpReadings {
  constructor(private readonly jobs: JobReader) {}

  /** @param read what was made of them, by SHA-256. @returns those of the others that were given up. */
  async among(
    wanted: Wanted,
    files: readonly StoredFile[],
    read: ReadonlyMap<string, Reading>,
  ): Promise<ReadonlySet<FileId>> {
    const unread = files.filter(({ sha256 }) => !read.has(sha256));
    const orders = new Map(unread.flatMap(({ id }) => readingOrders(wanted, id).map((order) => [order, id] as const)));
    const givenUp = await this.jobs.givenUp([...orders.keys()]);
    return new Set(givenUp.flatMap((order) => orders.get(order) ?? []));
  }
}
