import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { StrayFilesService } from './stray-files.service.js';

/** Every hour, has the files deleted that nobody needs and nobody deleted. */
@Injectable()
export class StrayFilesTask extends PeriodicTask {
  readonly name = 'Discarding stray files';
  readonly everyMs = 3_600_000;

  constructor(private readonly strays: StrayFilesService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    await this.strays.sweep(signal);
  }
}
