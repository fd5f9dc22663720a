import { Injectable } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { PeriodicTask } from '../../ports/periodic-task.js';
import { UnitOfWork } from '../../ports/unit-of-work.js';

const STRAY_AFTER_MS = 24 * 3_600_000;
/** Files that are looked at in one transaction, and how many times a run: a walk through more goes on in the next one. */
const SLICE = 500;
const SLICES = 200;

/** Every hour, discards the files that nothing has named for a day. */
@Injectable()
export class StrayFilesTask extends PeriodicTask {
  readonly name = 'Discarding stray files';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let slice = 0; slice < SLICES && !signal.aborted; slice += 1) {
      if (await this.discardSlice()) break;
    }
  }

  /** @returns whether that was the last slice. */
  private discardSlice(): Promise<boolean> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const { discarded, ended } = await tx.files.discardStrays(new Date(now.getTime() - STRAY_AFTER_MS), SLICE, now);
      if (discarded.length > 0) await tx.outbox.add('files.purge', { fileIds: discarded });
      return ended;
    });
  }
}
