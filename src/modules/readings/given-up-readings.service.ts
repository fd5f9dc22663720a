import { Injectable } from '@nestjs/common';
import type { FileId, StoredFile } from '../../domain/files/stored-file.js';
import type { JobOrder } from '../../domain/jobs/jobs.js';
import { type Reading, readingOrders, type Wanted } from '../../domain/reading/reading.js';
import { JobReader } from '../jobs/job.repository.js';

/** Files that nobody reads any more: the job that was to do so has failed for good, and no other is ordered. */
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
    const filesOf = (found: readonly JobOrder[]) => new Set(found.flatMap((order) => orders.get(order) ?? []));
    const failed = filesOf(await this.jobs.givenUp([...orders.keys()]));
    // The rows of those that failed stay for a while, also where the file was ordered anew.
    const waiting = failed.size === 0 ? failed : filesOf(await this.jobs.open([...orders.keys()]));
    return new Set([...failed].filter((id) => !waiting.has(id)));
  }
}
