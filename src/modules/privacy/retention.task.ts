import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { RetentionService } from './retention.service.js';

/** Every hour, removes what has been kept long enough. */
@Injectable()
export class RetentionTask extends PeriodicTask {
  readonly name = 'Retention';
  readonly everyMs = 3_600_000;
  private readonly logger = new Logger(this.name);

  constructor(private readonly retention: RetentionService) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const swept = await this.retention.sweep(signal);
    const told = Object.entries(swept).filter(([, count]) => count > 0);
    if (told.length > 0) this.logger.log(`Removed ${told.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  }
}
