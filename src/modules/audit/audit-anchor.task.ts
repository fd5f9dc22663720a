import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../platform/jobs/periodic-task.port.js';
import { AuditAnchorsService } from './audit-anchors.service.js';

/** Asks every hour whether the day's anchor is there: a process need not run at midnight. */
@Injectable()
export class AuditAnchorTask extends PeriodicTask {
  readonly name = 'Anchoring the audit trail';
  readonly everyMs = 3_600_000;

  constructor(private readonly anchors: AuditAnchorsService) {
    super();
  }

  async run(): Promise<void> {
    await this.anchors.seal();
  }
}
