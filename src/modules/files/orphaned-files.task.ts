import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { OrphanedFilesService } from './orphaned-files.service.js';

/**
 * Every hour, has the files deleted that nobody needs and nobody deleted, and removes what was read of those that are
 * gone.
 */
@Injectable()
export class OrphanedFilesTask extends PeriodicTask {
  readonly name = 'Discarding orphaned files';
  readonly everyMs = 3_600_000;

  constructor(private readonly orphans: OrphanedFilesService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    await this.orphans.sweep(signal);
    await this.orphans.forgetReadings(signal);
  }
}
