import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { HolderOf } from '../../domain/report/report.audit.js';
import type { Report } from '../../domain/report/report.js';
import { isNotificationDue, NOTIFY_EVERY_MS } from '../../domain/sharing/look-up.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { LookUpReader } from '../sharing/look-up.repository.js';
import type { FoundReport } from './report.repository.js';

/** A report that was come by, with what its holder was told so far where that is known. */
type Noted = Pick<FoundReport, 'report'> & Partial<FoundReport>;

/** Holders in one transaction: a check of many comes by a thousand, who were a thousand commits before. */
const TOLD_AT_ONCE = 50;

/** Writes down that reports were come by, and has their holders told where that is due. */
@Injectable()
export class LookUpNotes {
  constructor(
    private readonly lookUps: LookUpReader,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly certificates: CertificateReader,
  ) {}

  /** To holders who ask about their own reports, signed in, it is no news: they are not told of it. */
  async noteAsked(
    actor: Actor | null,
    found: readonly Noted[],
    entriesOf: (holderOf: HolderOf) => readonly AuditEntry[],
  ): Promise<void> {
    const own = await this.ownReports(
      actor,
      found.map(({ report }) => report),
    );
    const holderOf = (report: Report) => (actor && own.has(report) ? actor.userId : null);
    await this.add(
      entriesOf(holderOf),
      found.filter(({ report }) => !own.has(report)),
    );
  }

  async add(entries: readonly AuditEntry[], noted: readonly Noted[]): Promise<void> {
    const told = noted.map(async ({ report, notification }) => ({
      report,
      notification: notification ?? (await this.lookUps.notification(report.certificateId)),
    }));
    const [found] = await Promise.all([Promise.all(told), ...entries.map((entry) => this.unitOfWork.note(entry))]);
    await this.tellDue(found);
  }

  private async ownReports(actor: Actor | null, reports: readonly Report[]): Promise<ReadonlySet<Report>> {
    if (actor === null || !isStudent(actor)) return new Set();
    const certificates = await Promise.all(reports.map((one) => this.certificates.findById(one.certificateId)));
    return new Set(reports.filter((_, at) => certificates[at]?.ownerId === actor.userId));
  }

  /** Nearly all look-ups of a day end here, with nothing to be written. */
  private async tellDue(found: readonly FoundReport[]): Promise<void> {
    const now = this.clock.now();
    const due = found
      .filter(({ report, notification }) => !report.erasedAt && isNotificationDue(notification, NOTIFY_EVERY_MS, now))
      .map(({ report }) => report.certificateId);
    for (let at = 0; at < due.length; at += TOLD_AT_ONCE) await this.tell(due.slice(at, at + TOLD_AT_ONCE));
  }

  private tell(certificateIds: readonly number[]): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const told = await tx.lookUps.claimNotifications(certificateIds, NOTIFY_EVERY_MS, this.clock.now());
      for (const certificateId of told) await tx.outbox.add('mail.looked-up', { certificateId });
    });
  }
}
