import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { ReportReader } from './report.repository.js';
import { WatcherReader } from './watcher.repository.js';

/** Mails that are ordered in one transaction. */
const BATCH = 200;

/** Orders a mail for each of those who watch a report that was withdrawn or corrected. */
@Injectable()
export class ReportChangedJob extends JobHandler<'report.changed'> {
  readonly name = 'report.changed';

  constructor(
    private readonly reports: ReportReader,
    private readonly watchers: WatcherReader,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ payload }: OpenJob<'report.changed'>): Promise<JobEffect | undefined> {
    const { afterWatcherId = 0, ...changed } = payload;
    const report = await this.reports.findById(changed.reportId);
    if (!report) return undefined;
    const found = await this.watchers.findWatching(report.number, this.clock.now(), afterWatcherId, BATCH);
    // Once for all of its watchers.
    const isFirst = afterWatcherId === 0;
    return async (tx) => {
      if (isFirst) await tx.outbox.add('webhook.report', changed);
      for (const { id } of found) await tx.outbox.add('mail.report-changed', { watcherId: id, ...changed });
      const last = found.at(-1);
      if (last && found.length === BATCH)
        await tx.outbox.add('report.changed', { ...changed, afterWatcherId: last.id });
    };
  }
}
