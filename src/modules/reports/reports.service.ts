import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/account/actor.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { visible } from '../../domain/certificate/certificate.operations.js';
import { readHolder } from '../../domain/certificate/holder.form.js';
import { reportChecked, reportDownloaded, reportsLookedUp } from '../../domain/report/report.audit.js';
import { type CheckedReport, checkReport } from '../../domain/report/report.check.js';
import type { Holder, Report } from '../../domain/report/report.js';
import { hasPdf, REPORT_LINK_MS, type ReadyReport, readyToTake } from '../../domain/report/report.readiness.js';
import { type ReportStatus, statusOfEditions } from '../../domain/report/report.status.js';
import { requireReportNumber } from '../../domain/report/report-number.js';
import { SAMPLE_NUMBER } from '../../domain/report/sample-report.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { linkExpired } from '../../domain/shared/link-token.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { LinkSigner } from '../../platform/security/link-signer.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { ReadTrail } from '../audit/read-trail.port.js';
import { CertificateReader } from '../certificates/certificate.repository.js';
import { LookUpGuesses } from './look-up-guesses.service.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { type FoundReport, ReportReader } from './report.repository.js';

/** A report whose PDF is there, with the query that opens it without a session. */
export interface OpenReport {
  readonly report: ReadyReport;
  readonly query: string;
}

/** Who asks what a number stands for, and from where. */
export interface Asker {
  readonly actor: Actor | null;
  readonly address: string;
}

interface ReadyFound extends FoundReport {
  readonly report: ReadyReport;
}

interface Asked extends Holder {
  readonly passportHash: string;
}

export interface OpenedPdf {
  readonly report: Report;
  readonly bytes: Uint8Array;
}

const isReady = (found: FoundReport): found is ReadyFound => hasPdf(found.report);

/** The way of finished reports to their holders and to whoever wants to check one. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly stored: VerifiedFiles,
    private readonly links: LinkSigner,
    private readonly guesses: LookUpGuesses,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly pseudonyms: Pseudonyms,
    private readonly lookUps: LookUpNotes,
    private readonly reads: ReadTrail,
  ) {}

  /** @throws DomainError `not_found`, `report_not_ready`, `report_withdrawn`. */
  async download(actor: Actor, certificateId: number): Promise<OpenReport> {
    return this.link(await this.take(actor, certificateId));
  }

  /** What has become of the report of a certificate; `null` where it has none. */
  async statusOf({ reportNumber }: Pick<Certificate, 'reportNumber'>): Promise<ReportStatus | null> {
    return reportNumber === null ? null : statusOfEditions(await this.reports.findEditions(reportNumber));
  }

  /** @throws DomainError as `download`, `file_damaged`. */
  async openPdf(actor: Actor, certificateId: number): Promise<OpenedPdf> {
    return this.open(await this.take(actor, certificateId));
  }

  /** @throws DomainError `link_expired` for a query that is wrong or too old, `report_withdrawn`, `file_damaged`. */
  async openByLink(id: number, query: { readonly exp?: string; readonly sig?: string }): Promise<OpenedPdf> {
    const valid = this.links.verify(`report:${id}`, query.exp ?? '', query.sig ?? '', this.clock.now());
    const report = valid ? await this.reports.findById(id) : null;
    if (!report) throw linkExpired();
    return this.open(readyToTake(report));
  }

  /**
   * The reports in force of a holder, newest first; all three of name, passport and birth must be right. Misses are
   * counted by `address` and by passport, so that nobody can try their way to a report.
   * @throws DomainError `not_found`, `invalid_input`, `missing_fields`, `too_many_requests`.
   */
  async search(holder: Partial<Holder>, asker: Asker): Promise<OpenReport[]> {
    const asked = readHolder(holder, dayOf(this.clock.now()));
    const passportHash = this.pseudonyms.of(asked.passport);
    const found = await this.guesses.counting({ address: asker.address, passportHash }, async () => {
      const ready = (await this.reports.findInForceByHolder(asked)).filter(isReady);
      await this.noteSearch({ ...asked, passportHash }, asker, ready);
      return ready.map(({ report }) => report);
    });
    if (found.length === 0) throw notFound('Student');
    return found.map((report) => this.link(report));
  }

  /**
   * What a number stands for; `null` where there is no such report, `sample` for that of the sample.
   * @param held the edition that the asker holds, where that is known.
   * @throws DomainError `mistyped`.
   */
  async check(text: string, held: number | null, { actor, address }: Asker): Promise<CheckedReport | 'sample' | null> {
    const number = requireReportNumber(text);
    if (number === SAMPLE_NUMBER) return 'sample';
    const checked = checkReport(await this.reports.findEditions(number), held);
    const hashes = { numberHash: this.pseudonyms.of(number), addressHash: this.pseudonyms.of(address) };
    await this.lookUps.noteAsked(actor, checked ? [checked] : [], (holderOf) => [
      reportChecked(hashes, checked?.report ?? null, holderOf),
    ]);
    return checked;
  }

  /** What staff take of others is written down first, what its holder takes soon after. */
  private async take(actor: Actor, certificateId: number): Promise<ReadyReport> {
    const certificate = visible(actor, await this.certificates.findById(certificateId));
    const report = readyToTake(await this.reports.findLatestOfCertificate(certificateId));
    if (actor.userId !== certificate.ownerId) {
      await this.unitOfWork.note(reportDownloaded(actor.userId, report));
    } else this.reads.add(reportDownloaded(actor.userId, report));
    return report;
  }

  private async noteSearch(asked: Asked, { actor, address }: Asker, found: readonly FoundReport[]): Promise<void> {
    const of = (text: string) => this.pseudonyms.of(text);
    const { name, birth, passportHash } = asked;
    const hashes = { nameHash: of(name), passportHash, birthHash: of(birth), addressHash: of(address) };
    const reports = found.map(({ report }) => report);
    await this.lookUps.noteAsked(actor, found, (holderOf) => reportsLookedUp(hashes, reports, holderOf));
  }

  private link(report: ReadyReport): OpenReport {
    return {
      report,
      query: this.links.sign(`report:${report.id}`, new Date(this.clock.now().getTime() + REPORT_LINK_MS)),
    };
  }

  private async open(report: ReadyReport): Promise<OpenedPdf> {
    return { report, bytes: await this.stored.read(report.pdf) };
  }
}
