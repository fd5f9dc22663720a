import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { REISSUED } from '../../domain/report/report.js';
import { reasonOf } from '../../domain/report/report.news.js';
import { watchResource } from '../../domain/report/report.watch.js';
import { Links } from '../../domain/site/links.js';
import { type JobEffect, JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { ReportReader } from './report.repository.js';
import { reportChangedMail } from './report-changed.mail.js';
import { WatcherReader } from './watcher.repository.js';

/** Tells somebody who watches a report what became of it, as it stands when the mail is sent. */
@Injectable()
export class ReportChangedMailJob extends JobHandler<'mail.report-changed'> {
  readonly name = 'mail.report-changed';

  constructor(
    private readonly watchers: WatcherReader,
    private readonly reports: ReportReader,
    private readonly signer: LinkSigner,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle(job: OpenJob<'mail.report-changed'>): Promise<JobEffect | undefined> {
    const watcher = await this.watchers.findById(job.payload.watcherId);
    if (!watcher || watcher.endsAt <= this.clock.now()) return undefined;
    const editions = await this.reports.findEditions(watcher.number);
    const [newest] = editions;
    // Each is told by itself: a correction stays one, whatever has followed it.
    const told = editions.find(({ id }) => id === job.payload.reportId) ?? newest;
    const isWithdrawn = newest?.status === 'withdrawn';
    // The withdrawal has a job of its own.
    if (isWithdrawn && job.payload.change === 'superseded') return undefined;
    const reason = isWithdrawn ? newest.reason : told && reasonOf(told.edition, editions);
    if (!reason) return undefined;
    const token = this.signer.token(watchResource(watcher.id), watcher.id, watcher.endsAt);
    const about = {
      change: isWithdrawn ? 'withdrawn' : reason === REISSUED ? 'reissued' : 'corrected',
      reportNumber: watcher.number,
      reason,
      checkUrl: this.links.checkPage(watcher.number),
      stopUrl: this.links.stopWatching(token),
    } as const;
    const { email: to, language } = watcher;
    const text = reportChangedMail(about, language);
    await this.mailer.send({ to, language, id: job.mailId, text, unsubscribe: about.stopUrl });
    // Nothing more can happen to a withdrawn report, so the address is not kept any longer.
    return isWithdrawn ? (tx) => tx.watchers.remove(watcher.id) : undefined;
  }
}
