import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import type { SubscribedEvent } from '../../domain/webhook/webhook.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { ReportCheckReader } from '../report-checks/report-check.repository.js';
import { ReportReader } from '../reports/report.repository.js';
import { WebhookEventsService } from './webhook-events.service.js';

/** Has the integrators that have checked a report told what became of it. */
@Injectable()
export class WebhookReportJob extends JobHandler<'webhook.report'> {
  readonly name = 'webhook.report';

  constructor(
    private readonly reports: ReportReader,
    private readonly checks: ReportCheckReader,
    private readonly events: WebhookEventsService,
  ) {
    super();
  }

  async handle({ payload }: OpenJob<'webhook.report'>): Promise<JobEffect | undefined> {
    const report = await this.reports.findById(payload.reportId);
    if (!report) return undefined;
    const { number, status } = report;
    const integrators = await this.checks.integratorsKnowing(number);
    if (integrators.length === 0) return undefined;
    const change = payload.change ?? (status === 'withdrawn' ? 'withdrawn' : 'superseded');
    const types: SubscribedEvent[] =
      change === 'withdrawn' ? ['report.withdrawn'] : ['report.superseded', 'report.issued'];
    const told = await Promise.all(
      types.map(async (type) => ({ type, webhooks: await this.events.subscribed(type, 'live', integrators) })),
    );
    return async (tx) => {
      for (const { type, webhooks } of told) await this.events.order(tx, webhooks, { type, number, checkId: null });
    };
  }
}
