import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';

const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 200;

/** Every hour, removes what webhooks were told more than 30 days ago. */
@Injectable()
export class WebhookDeliveriesTask extends PeriodicTask {
  readonly name = 'Removing of old webhook deliveries';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while (!signal.aborted) {
      const removed = await this.unitOfWork.run((tx) => tx.webhooks.removeDeliveriesBefore(before, BATCH));
      if (removed < BATCH) return;
    }
  }
}
