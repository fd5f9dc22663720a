import { Injectable } from '@nestjs/common';
import { KEPT_MS } from '../../domain/report-check/report-check.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';

const BATCH = 20;

/**
 * Every few minutes, removes checks of many whose day has passed: what was found, and what was claimed of what was
 * never done.
 */
@Injectable()
export class ReportChecksTask extends PeriodicTask {
  readonly name = 'Removing of old report checks';
  readonly everyMs = 10 * 60_000;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while (!signal.aborted) {
      const removed = await this.unitOfWork.run((tx) => tx.reportChecks.removeBefore(before, BATCH));
      if (removed < BATCH) return;
    }
  }
}
