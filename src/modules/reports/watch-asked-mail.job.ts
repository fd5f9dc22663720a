import { Injectable } from '@nestjs/common';
import type { OpenJob } from '../../domain/jobs/jobs.js';
import { watchConfirmableUntil, watchConfirmationResource } from '../../domain/report/report.watch.js';
import { Links } from '../../domain/site/links.js';
import { JobHandler } from '../../platform/jobs/job-handler.port.js';
import { Mailer } from '../../platform/mail/mailer.port.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { watchAskedMail } from './watch-asked.mail.js';
import { WatcherReader } from './watcher.repository.js';

/** Asks an address that somebody typed whether it wants to watch a report. */
@Injectable()
export class WatchAskedMailJob extends JobHandler<'mail.watch-asked'> {
  readonly name = 'mail.watch-asked';

  constructor(
    private readonly watchers: WatcherReader,
    private readonly signer: LinkSigner,
    private readonly links: Links,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ mailId, payload: { watcherId } }: OpenJob<'mail.watch-asked'>): Promise<undefined> {
    const now = this.clock.now();
    const watcher = await this.watchers.findById(watcherId);
    if (!watcher || watcher.endsAt <= now) return;
    const { id, number: reportNumber, email: to, language } = watcher;
    const token = this.signer.token(watchConfirmationResource(id), id, watchConfirmableUntil(now));
    const text = watchAskedMail({ reportNumber, url: this.links.confirmWatching(token) }, language);
    await this.mailer.send({ to, language, id: mailId, text });
  }
}
