import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadingReader } from '../readings/reading.repository.js';

const ORPHANED_AFTER_MS = 24 * 3_600_000;
/**
 * Files that are looked at in one transaction, and how many times a sweep: a walk through more goes on in the next one.
 */
const SLICE = 500;
const SLICES = 200;

type Walked = Awaited<ReturnType<ReadingReader['walk']>>;

/**
 * Orders the deletion of files that nothing has named for a day, and of those that were discarded a day ago and are
 * still there: their upload was cut off in the middle, or the job that was to delete them was given up. May run in
 * several processes at once, and stop anywhere.
 */
@Injectable()
export class OrphanedFilesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly readings: ReadingReader,
    private readonly clock: Clock,
  ) {}

  /** @returns how many files are to be deleted. */
  async sweep(signal?: AbortSignal): Promise<number> {
    const orphans = await this.purgeSlices(async (tx, before, now) => {
      const { discarded, ended } = await tx.files.discardOrphans(before, SLICE, now);
      return { fileIds: discarded, ended };
    }, signal);
    const leftovers = await this.purgeSlices(async (tx, before, now) => {
      const fileIds = await tx.files.takeLeftovers(before, SLICE, now);
      return { fileIds, ended: fileIds.length < SLICE };
    }, signal);
    return orphans + leftovers;
  }

  /**
   * Removes what was read of files that are not there any more: those that had one content may have gone at the same
   * moment, each while the other was there.
   * @returns of how many contents.
   */
  async forgetReadings(signal?: AbortSignal): Promise<number> {
    let forgotten = 0;
    let after: string | null = '';
    while (after !== null && !signal?.aborted) {
      const { orphaned, last }: Walked = await this.readings.walk(after, SLICE);
      if (orphaned.length > 0) await this.unitOfWork.run((tx) => tx.readings.forget(orphaned));
      forgotten += orphaned.length;
      after = last;
    }
    return forgotten;
  }

  private async purgeSlices(
    take: (tx: Transaction, before: Date, now: Date) => Promise<{ fileIds: readonly string[]; ended: boolean }>,
    signal?: AbortSignal,
  ): Promise<number> {
    let purged = 0;
    for (let slice = 0; slice < SLICES && !signal?.aborted; slice += 1) {
      const now = this.clock.now();
      const { fileIds, ended } = await this.unitOfWork.run(async (tx) => {
        const taken = await take(tx, new Date(now.getTime() - ORPHANED_AFTER_MS), now);
        if (taken.fileIds.length > 0) await tx.outbox.add('files.purge', { fileIds: taken.fileIds });
        return taken;
      });
      purged += fileIds.length;
      if (ended) break;
    }
    return purged;
  }
}
