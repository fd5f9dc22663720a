import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import { certificateChanged } from '../../domain/certificate/certificate.audit.js';
import { readCorrections } from '../../domain/certificate/certificate.correction.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import {
  correctionsBetween,
  needsSecondOfficer,
  type Proposal,
  refuseBeside,
  SecondOfficer,
} from '../../domain/proposal/proposal.js';
import { reportEnded, reportIssued } from '../../domain/report/report.audit.js';
import type { NewReport, Report } from '../../domain/report/report.js';
import {
  type Correction,
  type CorrectionRequest,
  correctReport,
  withdrawReport,
} from '../../domain/report/report.operations.js';
import { reissueReport } from '../../domain/report/report.reissue.js';
import { notFound } from '../../domain/shared/not-found.js';
import { refuseStale, requiredTarget, versionErrors } from '../../domain/shared/record-version.js';
import { Clock } from '../../platform/security/clock.port.js';
import { type Transaction, UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { validateFiles } from '../certificates/named-files.steps.js';
import { followCorrection, requireConfirmations } from '../confirmations/confirmation-gates.steps.js';
import { proposeIn } from '../proposals/proposal-orders.steps.js';
import { onRecordIn } from '../verdicts/verdict-gates.steps.js';
import { ReportReader } from './report.repository.js';

export interface CorrectionOrder {
  readonly fields: unknown;
  readonly reason: unknown;
  /** Of the certificate, as it was seen. */
  readonly version: unknown;
}

/** A report as it is now, or what waits for another officer. */
export type Edited = { readonly report: Report } | { readonly proposal: Proposal };

/** What staff do about a report that is wrong: at once, or when a second officer releases it, as the setting says. */
@Injectable()
export class ReportEditionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportReader,
    private readonly clock: Clock,
    private readonly second: SecondOfficer,
  ) {}

  /** @throws DomainError `not_found`, then as `withdrawReport` and `propose` do. */
  withdraw(actor: Actor, id: number, reason: unknown): Promise<Edited> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const report = await lock(tx, id);
      if (!needsSecondOfficer(this.second, 'withdraw')) {
        return { report: await withdrawIn(tx, { actor, now }, report, reason) };
      }
      const { certificateId, reason: given } = withdrawReport(report, reason, now);
      const { version } = await certificateOf(tx, report);
      const proposed = { action: 'withdraw', certificateId, version, reportId: id, reason: given } as const;
      return { proposal: await proposeIn(tx, proposed, actor, now) };
    });
  }

  /** @returns the id of the certificate that a report is of. @throws DomainError `not_found`. */
  async certificateOf(id: number): Promise<number> {
    const report = await this.reports.findById(id);
    if (!report) throw notFound('Report');
    return report.certificateId;
  }

  /**
   * Issues the next edition.
   * @throws DomainError `not_found`, `stale_version` where somebody else was faster, then as `correctReport` and
   * `propose` do.
   */
  correct(actor: Actor, id: number, { version, ...order }: CorrectionOrder): Promise<Edited> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const report = await lock(tx, id);
      const certificate = await certificateOf(tx, report);
      const target = requiredTarget(certificate.id, version);
      const errors = versionErrors(target);
      if (Object.keys(errors).length === 0) refuseStale(certificate, target);
      const corrected = await correctedIn(
        tx,
        { certificate, report, uploaderId: actor.userId },
        { ...order, errors },
        now,
      );
      if (!needsSecondOfficer(this.second, 'correct')) {
        return { report: await correctIn(tx, { actor, now }, { certificate, report }, corrected) };
      }
      const proposed = {
        action: 'correct',
        certificateId: certificate.id,
        version: certificate.version,
        reportId: id,
        corrections: correctionsBetween(certificate.form, corrected.record.form),
        reason: corrected.superseded.reason,
      } as const;
      return { proposal: await proposeIn(tx, proposed, actor, now) };
    });
  }

  /** Does what another officer has proposed about an edition, in the transaction that releases it. */
  async release(tx: Transaction, actor: Actor, { reportId, action, reason, ...proposal }: Proposal): Promise<void> {
    const now = this.clock.now();
    const report = await lock(tx, reportId ?? 0);
    if (action === 'withdraw') {
      await withdrawIn(tx, { actor, now }, report, reason);
      return;
    }
    const certificate = await certificateOf(tx, report);
    const { corrections, proposedBy: uploaderId } = proposal;
    const fields = Object.fromEntries(Object.entries(corrections).map(([field, { after }]) => [field, after]));
    const corrected = await correctedIn(tx, { certificate, report, uploaderId }, { fields, reason }, now);
    await correctIn(tx, { actor, now }, { certificate, report }, corrected);
  }

  /**
   * Issues the next edition of what is on record by now, with the same particulars.
   * @throws DomainError `not_found`, `confirmation_differs` where an answer says otherwise and nobody settled that,
   * then as `reissueReport`, `proposal_open` where something waits for another officer: it is about the edition that
   * would be superseded.
   */
  reissue(actor: Actor, id: number): Promise<Report> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const report = await lock(tx, id);
      const certificate = await certificateOf(tx, report);
      await requireConfirmations(tx, 'none', certificate, actor.userId);
      const { superseded, edition } = reissueReport(certificate, report, await onRecordIn(tx, certificate), now);
      refuseBeside(await tx.proposals.openOn(certificate.id, certificate.version));
      return supersedeIn(tx, { actor, now }, { report, superseded, next: edition });
    });
  }
}

async function lock(tx: Transaction, id: number): Promise<Report> {
  const report = await tx.reports.lock(id);
  if (!report) throw notFound('Report');
  return report;
}

async function certificateOf(tx: Transaction, { certificateId }: Report): Promise<Certificate> {
  const certificate = await tx.certificates.findById(certificateId);
  if (!certificate) throw notFound('Report');
  return certificate;
}

interface By {
  readonly actor: Actor;
  readonly now: Date;
}

interface Correcting {
  readonly certificate: Certificate;
  readonly report: Report;
  /** Who may have uploaded another photo for it, besides the holder. */
  readonly uploaderId: number;
}

/** @throws DomainError as `correctReport` does. */
async function correctedIn(
  tx: Transaction,
  { certificate, report, uploaderId }: Correcting,
  request: CorrectionRequest,
  now: Date,
): Promise<Correction> {
  const { form } = readCorrections(request.fields, certificate.form, now);
  const errors = {
    ...request.errors,
    ...(await validateFiles(tx, [uploaderId, certificate.ownerId], certificate, form)),
  };
  const onRecord = await onRecordIn(tx, { id: certificate.id, form });
  return correctReport(certificate, report, { ...request, errors }, onRecord, now);
}

async function withdrawIn(tx: Transaction, { actor, now }: By, before: Report, reason: unknown): Promise<Report> {
  const after = withdrawReport(before, reason, now);
  if (!(await tx.reports.withdraw(before.id, after.reason ?? '', now))) throw new Error('a locked report was changed');
  tx.audit.record(reportEnded(actor.userId, before, after));
  await tx.outbox.add('mail.certificate', { certificateId: after.certificateId, event: 'withdrawn' });
  await tx.outbox.add('report.changed', { reportId: before.id, change: 'withdrawn' });
  return after;
}

/** @returns the next edition. */
async function correctIn(
  tx: Transaction,
  { actor, now }: By,
  { certificate, report }: Pick<Correcting, 'certificate' | 'report'>,
  { record, superseded, edition: next, events }: Correction,
): Promise<Report> {
  const corrected = await tx.certificates.update(certificate, record);
  await followCorrection(tx, actor, { before: certificate, after: corrected, now });
  for (const event of events) tx.audit.record(certificateChanged(actor.userId, certificate, corrected, event));
  return supersedeIn(tx, { actor, now }, { report, superseded, next });
}

interface Succession {
  /** The edition that was in force. */
  readonly report: Report;
  readonly superseded: Report;
  readonly next: NewReport;
}

/** @returns the next edition. */
async function supersedeIn(tx: Transaction, { actor, now }: By, { report, superseded, next }: Succession) {
  if (!(await tx.reports.supersede(report.id, superseded.reason ?? '', now))) {
    throw new Error('a locked report was changed');
  }
  const edition = await tx.reports.insert(next);
  tx.audit.record(reportEnded(actor.userId, report, superseded));
  tx.audit.record(reportIssued(actor.userId, edition));
  await tx.outbox.add('report.render', { reportId: edition.id });
  await tx.outbox.add('report.changed', { reportId: edition.id, change: 'superseded' });
  return edition;
}
