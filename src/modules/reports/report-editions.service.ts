import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { certificateChanged } from '../../domain/certificate/certificate.audit.js';
import { message } from '../../domain/messages/message.js';
import { reportEnded, reportIssued } from '../../domain/report/report.audit.js';
import type { Report } from '../../domain/report/report.js';
import { correctReport, withdrawReport } from '../../domain/report/report.operations.js';
import { refuseNotInForce } from '../../domain/report/report.readiness.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { type ChangeTarget, refuseStale, versionErrors } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReportReader } from './report.repository.js';

export interface CorrectionOrder {
  readonly fields: unknown;
  readonly reason: unknown;
  /** Of the certificate, as it was seen. */
  readonly version: unknown;
}

const notFound = () => new DomainError('not_found', message('not_found', { what: 'Report' }));

/** What staff do about a report that is wrong. */
@Injectable()
export class ReportEditionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportReader,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, then as `withdrawReport` does. */
  withdraw(actor: Actor, id: number, reason: unknown): Promise<Report> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const before = await tx.reports.lock(id);
      if (!before) throw notFound();
      const after = withdrawReport(before, reason, now);
      if (!(await tx.reports.withdraw(id, after.reason ?? '', now))) throw new Error('a locked report was changed');
      tx.audit.record(reportEnded(actor.userId, before, after));
      await tx.outbox.add('mail.certificate', { certificateId: after.certificateId, event: 'withdrawn' });
      await tx.outbox.add('report.changed', { reportId: id });
      return after;
    });
  }

  /** @returns the id of the certificate that a report is of. @throws DomainError `not_found`. */
  async certificateOf(id: number): Promise<number> {
    const report = await this.reports.findById(id);
    if (!report) throw notFound();
    return report.certificateId;
  }

  /**
   * Issues the next edition. @returns it.
   * @throws DomainError `not_found`, `stale_version` where somebody else was faster, then as `correctReport` does.
   */
  correct(actor: Actor, id: number, { version, ...order }: CorrectionOrder): Promise<Report> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const { report, certificate } = await this.load(tx, id);
      const target: ChangeTarget = { id: certificate.id, version, versionNeeded: true };
      const errors = versionErrors(target);
      if (Object.keys(errors).length === 0) refuseStale(certificate, target);
      const done = correctReport(certificate, report, { ...order, errors }, now);
      const corrected = await tx.certificates.update(certificate, done.record);
      // Whoever corrects changes the certificate first, so only a withdrawal can have been faster here.
      const ended = await tx.reports.supersede(id, done.superseded.reason ?? '', now);
      if (!ended) refuseNotInForce({ status: 'withdrawn' });
      const edition = await tx.reports.insert(done.edition);
      for (const event of done.events) {
        tx.audit.record(certificateChanged(actor.userId, certificate, corrected, event));
      }
      tx.audit.record(reportEnded(actor.userId, report, done.superseded));
      tx.audit.record(reportIssued(actor.userId, edition));
      await tx.outbox.add('report.render', { reportId: edition.id });
      await tx.outbox.add('report.changed', { reportId: edition.id });
      return edition;
    });
  }

  private async load(tx: Transaction, id: number) {
    const report = await tx.reports.findById(id);
    const certificate = report && (await tx.certificates.findById(report.certificateId));
    if (!report || !certificate) throw notFound();
    return { report, certificate };
  }
}
