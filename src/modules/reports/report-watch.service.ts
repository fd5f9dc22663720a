import { Injectable } from '@nestjs/common';
import type { Language } from '../../domain/account/user.js';
import { message } from '../../domain/messages/message.js';
import { keptUntil } from '../../domain/privacy/retention.js';
import { reportWatched, watchConfirmed, watchStopped } from '../../domain/report/report.audit.js';
import { refuseNotInForce } from '../../domain/report/report.readiness.js';
import {
  WATCH_DAYS,
  watchConfirmableUntil,
  watchConfirmationResource,
  watchResource,
} from '../../domain/report/report.watch.js';
import { requireReportNumber, UNKNOWN_NUMBER } from '../../domain/report/report-number.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { linkExpired, readLinkToken } from '../../domain/shared/link-token.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { RateLimiter, refuseOver } from '../../platform/security/rate-limiter.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReportReader } from './report.repository.js';
import { WatcherReader } from './watcher.repository.js';

/** Mails to one address in which it is asked, whoever asks for them. */
const ASKED_AN_HOUR = 5;

export interface WatchOrder {
  /** As it was typed. */
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

/** Notifying those who checked a report that it has changed. */
@Injectable()
export class ReportWatchService {
  constructor(
    private readonly reports: ReportReader,
    private readonly watchers: WatcherReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly links: LinkSigner,
    private readonly limiter: RateLimiter,
    private readonly pseudonyms: Pseudonyms,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the address by mail whether it wants to watch the report. Whether it watched it already, is not told.
   * @returns until when it may confirm.
   * @throws DomainError `mistyped`, `unknown_report`, `too_many_requests`; `report_withdrawn`, for nothing can happen
   * to such a report.
   */
  async watch({ number, email, language }: WatchOrder, address: string): Promise<Date> {
    const report = await this.reports.findLatestByNumber(requireReportNumber(number));
    if (!report) throw new DomainError('unknown_report', UNKNOWN_NUMBER);
    refuseNotInForce(report);
    const emailHash = this.pseudonyms.of(email);
    refuseOver(await this.limiter.hit(`watch:${emailHash}`, ASKED_AN_HOUR, 3600), message('try_later'));
    const now = this.clock.now();
    const endsAt = watchConfirmableUntil(now);
    await this.unitOfWork.run(async (tx) => {
      const watcherId = await tx.watchers.ask({ number: report.number, email, language, createdAt: now, endsAt });
      await tx.outbox.add('mail.watch-asked', { watcherId });
      tx.audit.record(reportWatched({ emailHash, addressHash: this.pseudonyms.of(address) }, report));
    });
    return endsAt;
  }

  /**
   * Begins a watch, or begins its time anew.
   * @returns until when the address is told of changes.
   * @throws DomainError `link_expired` for a token that is wrong or too old, or whose watch was stopped.
   */
  async confirm(token: string): Promise<Date> {
    const now = this.clock.now();
    const id = this.idIn(token, watchConfirmationResource);
    const watcher = await this.watchers.findById(id);
    if (!watcher) throw linkExpired();
    const endsAt = keptUntil(WATCH_DAYS, now);
    await this.unitOfWork.run(async (tx) => {
      if (!(await tx.watchers.confirm(id, now, endsAt))) throw linkExpired();
      tx.audit.record(watchConfirmed({ emailHash: this.pseudonyms.of(watcher.email) }));
    });
    return endsAt;
  }

  /** Stopping again is no mistake. @throws DomainError `link_expired` for a token that is wrong or too old. */
  async stop(token: string): Promise<void> {
    const id = this.idIn(token, watchResource);
    const watcher = await this.watchers.findById(id);
    if (!watcher) return;
    await this.unitOfWork.run(async (tx) => {
      await tx.watchers.remove(id);
      tx.audit.record(watchStopped({ emailHash: this.pseudonyms.of(watcher.email) }));
    });
  }

  private idIn(token: string, resourceOf: (watcherId: number) => string): number {
    const { id, exp, sig } = readLinkToken(token);
    if (!this.links.verify(resourceOf(id), exp, sig, this.clock.now())) throw linkExpired();
    return id;
  }
}
