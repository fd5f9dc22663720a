import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import type { AuditEntry } from '../../domain/audit/audit-event.js';
import type { Report } from '../../domain/report/report.js';
import { isNotificationDue, NOTIFY_EVERY_MS } from '../../domain/sharing/look-up.js';
import { Clock } from '../../platform/security/clock.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { LookUpReader } from '../sharing/look-up.repository.js';
import type { FoundReport } from './report.repository.js';

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

  /**
   * The account of the holder by each report that the holder asks about, signed in: to them it is no news, and they are
   * not told of it.
   */
  async holdersAsking(actor: Actor | null, reports: readonly Report[]): Promise<ReadonlyMap<Report, number>> {
    const own = new Map<Report, number>();
    if (actor === null || !isStudent(actor)) return own;
    for (const report of reports) {
      const certificate = await this.certificates.findById(report.certificateId);
      if (certificate?.ownerId === actor.userId) own.set(report, actor.userId);
    }
    return own;
  }

  async add(entries: readonly AuditEntry[], reports: readonly Report[]): Promise<void> {
    const told = reports.map(async (report) => ({
      report,
      notification: await this.lookUps.notification(report.certificateId),
    }));
    const [found] = await Promise.all([Promise.all(told), this.note(entries)]);
    await this.tellDue(found);
  }

  /** As `add`, of reports that came with what their holders were told. */
  async addFound(entries: readonly AuditEntry[], found: readonly FoundReport[]): Promise<void> {
    await this.note(entries);
    await this.tellDue(found);
  }

  private async note(entries: readonly AuditEntry[]): Promise<void> {
    await Promise.all(entries.map((entry) => this.unitOfWork.note(entry)));
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
