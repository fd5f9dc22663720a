import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import { ReportCheckReader } from './report-check.repository.js';
import { ReportCheckClaimsService } from './report-check-claims.service.js';
import { ReportCheckerService } from './report-checker.service.js';

/**
 * Does a check of many: a part at a time, each of which is kept, so that a process that dies leaves nothing to be done
 * again.
 */
@Injectable()
export class ReportCheckJob extends JobHandler<'report.check'> {
  readonly name = 'report.check';

  constructor(
    private readonly checks: ReportCheckReader,
    private readonly claims: ReportCheckClaimsService,
    private readonly checker: ReportCheckerService,
    private readonly events: WebhookEventsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ payload }: OpenJob<'report.check'>, signal: AbortSignal): Promise<JobEffect | undefined> {
    const { checkId } = payload;
    const check = await this.checks.findById(checkId);
    // A day has passed, and it is gone.
    if (!check || check.finishedAt) return undefined;
    for (let part = await this.checks.nextPart(checkId); part; part = await this.checks.nextPart(checkId)) {
      signal.throwIfAborted();
      const { position } = part;
      const items = this.claims.open(checkId, part);
      const outcomes = await this.checker.check(items, check, check.mode);
      const now = this.clock.now();
      await this.unitOfWork.run((tx) => tx.reportChecks.endPart(checkId, position, outcomes, now));
    }
    const webhooks = await this.events.subscribed('check.finished', check.mode, [check.integratorId]);
    return async (tx) => {
      if (!(await tx.reportChecks.finish(checkId, this.clock.now()))) return;
      await this.events.order(tx, webhooks, { type: 'check.finished', number: null, checkId });
    };
  }
}
