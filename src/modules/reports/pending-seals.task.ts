import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { PendingSealsService } from './pending-seals.service.js';

/** Every few minutes, orders the PDFs that nobody is about to make. */
@Injectable()
export class PendingSealsTask extends PeriodicTask {
  readonly name = 'Ordering forgotten reports';
  readonly everyMs = 5 * 60_000;
  private readonly logger = new Logger(PendingSealsTask.name);

  constructor(private readonly pendingSeals: PendingSealsService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const ordered = await this.pendingSeals.sweep(signal);
    if (ordered > 0) this.logger.warn(`Ordered ${ordered} reports anew whose PDF nobody was about to make`);
  }
}
