import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { UnsealedReportsService } from './unsealed-reports.service.js';

/** Every few minutes, orders the PDFs that nobody is about to make. */
@Injectable()
export class UnsealedReportsTask extends PeriodicTask {
  readonly name = 'Ordering forgotten reports';
  readonly everyMs = 5 * 60_000;
  private readonly logger = new Logger(UnsealedReportsTask.name);

  constructor(private readonly unsealed: UnsealedReportsService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const ordered = await this.unsealed.sweep(signal);
    if (ordered > 0) this.logger.warn(`Ordered ${ordered} reports anew whose PDF nobody was about to make`);
  }
}
