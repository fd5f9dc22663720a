import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../ports/clock.js';
import { UnitOfWork } from '../../ports/unit-of-work.js';

const EVERY_MS = 3_600_000;
const STRAY_AFTER_MS = 24 * 3_600_000;
/** Files that are looked at in one transaction, and how many times an hour: a walk through more goes on in the next hour. */
const SLICE = 500;
const SLICES = 200;

/** Every hour, discards the files that nothing has named for a day. */
@Injectable()
export class FilesSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FilesSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn(`Sweeping files failed: ${String(error)}`));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many files were discarded. */
  async sweep(): Promise<number> {
    let swept = 0;
    for (let slice = 0; slice < SLICES; slice += 1) {
      const now = this.clock.now();
      const { discarded, ended } = await this.unitOfWork.run(async (tx) => {
        const sweep = await tx.files.discardStrays(new Date(now.getTime() - STRAY_AFTER_MS), SLICE, now);
        if (sweep.discarded.length > 0) await tx.outbox.add('files.purge', { fileIds: sweep.discarded });
        return sweep;
      });
      swept += discarded.length;
      if (ended) break;
    }
    return swept;
  }
}
