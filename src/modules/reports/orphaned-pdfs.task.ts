import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { OrphanedPdfsService } from './orphaned-pdfs.service.js';

/** Every day, since all PDFs are walked through, removes those of renders that were killed. */
@Injectable()
export class OrphanedPdfsTask extends PeriodicTask {
  readonly name = 'Removing the PDFs of killed renders';
  override readonly firstMs = 15 * 60_000;
  readonly everyMs = 24 * 3_600_000;
  private readonly logger = new Logger(OrphanedPdfsTask.name);

  constructor(private readonly orphans: OrphanedPdfsService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const removed = await this.orphans.sweep(signal);
    if (removed > 0) this.logger.log(`Removed ${removed} PDFs of renders that were killed`);
  }
}
