import { Injectable } from '@nestjs/common';
import { type Actor, isStudent } from '../../domain/account/actor.js';
import { partOf } from '../../domain/certificate/certificate.operations.js';
import { reportChecked, reportDownloaded, reportsLookedUp } from '../../domain/certificate/report.audit.js';
import { type CheckedReport, checkReport } from '../../domain/certificate/report.check.js';
import type { Holder, Report } from '../../domain/certificate/report.js';
import { hasPdf, type ReadyReport, readyToTake } from '../../domain/certificate/report.readiness.js';
import { readReportNumber } from '../../domain/certificate/report-number.js';
import { dayOf, isDay } from '../../domain/shared/calendar.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { comparisonKey } from '../../domain/shared/text.js';
import { CertificateReader } from '../../ports/certificate.store.js';
import { Clock } from '../../ports/clock.js';
import { FileStorage, type RemoteObject, type StoredObject } from '../../ports/file-storage.js';
import { LinkSigner } from '../../ports/link-signer.js';
import { Pseudonyms } from '../../ports/pseudonyms.js';
import { RateLimiter } from '../../ports/rate-limiter.js';
import { ReportReader } from '../../ports/report.store.js';
import { UnitOfWork } from '../../ports/unit-of-work.js';
import { LookUpNotes } from './look-up.notes.js';

const LINK_MS = 15 * 60_000;
const MISSES_A_MINUTE = 10;
const MISSES_AN_HOUR = 20;

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

export interface OpenedPdf {
  readonly report: Report;
  readonly object: StoredObject | RemoteObject;
}

const notFound = () => new DomainError('not_found', 'Student not found!');

/** The way of finished reports to their holders and to whoever wants to check one. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly reports: ReportReader,
    private readonly storage: FileStorage,
    private readonly links: LinkSigner,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly pseudonyms: Pseudonyms,
    private readonly lookUps: LookUpNotes,
  ) {}

  /** @throws DomainError `not_found`, `report_not_ready`, `report_withdrawn`. */
  async download(actor: Actor, certificateId: number): Promise<OpenReport> {
    return this.link(await this.take(actor, certificateId));
  }

  /** @throws DomainError as `download`. */
  async openPdf(actor: Actor, certificateId: number): Promise<OpenedPdf> {
    return this.open(await this.take(actor, certificateId));
  }

  /** @throws DomainError `link_expired` for a query that is wrong or too old, `report_withdrawn`. */
  async openByLink(id: number, query: { readonly exp?: string; readonly sig?: string }): Promise<OpenedPdf> {
    const valid = this.links.verify(`report:${id}`, query.exp ?? '', query.sig ?? '', this.clock.now());
    const report = valid ? await this.reports.findById(id) : null;
    if (!report) throw new DomainError('link_expired', 'This link has expired');
    return this.open(readyToTake(report));
  }

  /**
   * The reports in force of a holder, newest first; all three of name, passport and birth must be right. Misses are counted
   * by `address` and by passport, so that nobody can try his way to a report.
   * @throws DomainError `not_found`, `invalid_input`, `missing_fields`, `too_many_requests`.
   */
  async search(holder: Partial<Holder>, address: string): Promise<OpenReport[]> {
    const asked = this.readHolder(holder);
    const limits = [
      { key: `lookup-miss:${address}`, limit: MISSES_A_MINUTE, seconds: 60 },
      { key: `lookup-miss-passport:${comparisonKey(asked.passport)}`, limit: MISSES_AN_HOUR, seconds: 3600 },
    ];
    for (const { key, limit } of limits) {
      const { allowed, retryAfter } = await this.limiter.peek(key, limit);
      if (!allowed)
        throw new DomainError('too_many_requests', 'Too many searches, please try again later', { retryAfter });
    }
    const found = (await this.reports.findInForceByHolder(asked)).flatMap((report) => (hasPdf(report) ? [report] : []));
    await this.noteSearch(asked, address, found);
    if (found.length > 0) return found.map((report) => this.link(report));
    for (const { key, limit, seconds } of limits) await this.limiter.hit(key, limit, seconds);
    throw notFound();
  }

  /**
   * What a number stands for; `null` where it was never issued.
   * @param held the edition that the asker holds, where that is known.
   * @throws DomainError `mistyped`.
   */
  async check(text: string, held: number | null, { actor, address }: Asker): Promise<CheckedReport | null> {
    const reading = readReportNumber(text);
    if (reading.kind !== 'number') {
      throw new DomainError('mistyped', 'This is not a report number, please check what you typed');
    }
    const checked = checkReport(await this.reports.findEditions(reading.number), held);
    const hashes = { numberHash: this.pseudonyms.of(reading.number), addressHash: this.pseudonyms.of(address) };
    const isHolder = actor !== null && checked !== null && (await this.isHolder(actor, checked.report));
    const entries = [reportChecked(hashes, checked?.report ?? null, isHolder ? actor.userId : null)];
    // His own check is no news to the holder.
    await this.lookUps.add(entries, checked && !isHolder ? [checked.report] : []);
    return checked;
  }

  private async isHolder(actor: Actor, { certificateId }: Report): Promise<boolean> {
    return isStudent(actor) && (await this.certificates.findById(certificateId))?.ownerId === actor.userId;
  }

  private readHolder({ name = '', passport = '', birth = '' }: Partial<Holder>): Holder {
    const errors: Record<string, string> = {};
    if (name.trim() === '') errors.name = 'Please input the name';
    if (passport.trim() === '') errors.passport = 'Please input the passport number';
    if (Object.keys(errors).length > 0) {
      if (birth.trim() === '') errors.birth = 'Please choose the date of birth';
      throw new DomainError('missing_fields', 'name or passport is required', { errors });
    }
    const text = this.birthProblem(birth.trim());
    if (text) throw new DomainError('invalid_input', text, { errors: { birth: text } });
    return { name, passport, birth: birth.trim() };
  }

  private birthProblem(birth: string): string | null {
    if (birth === '') return 'Please choose the date of birth';
    if (!isDay(birth)) return 'The date of birth must be written as yyyy-MM-dd';
    return birth > dayOf(this.clock.now()) ? 'The date of birth must not be after today' : null;
  }

  /** What staff take of others is written down first. */
  private async take(actor: Actor, certificateId: number): Promise<ReadyReport> {
    const certificate = await this.certificates.findById(certificateId);
    if (!certificate || partOf(actor, certificate) === 'stranger') {
      throw new DomainError('not_found', 'Certificate not found!');
    }
    const report = readyToTake(await this.reports.findLatestOfCertificate(certificateId));
    if (actor.userId !== certificate.ownerId) {
      await this.unitOfWork.note(reportDownloaded(actor.userId, report));
    }
    return report;
  }

  private async noteSearch(asked: Holder, address: string, found: readonly Report[]): Promise<void> {
    const of = (text: string) => this.pseudonyms.of(text);
    const hashes = { nameHash: of(asked.name), passportHash: of(asked.passport), birthHash: of(asked.birth) };
    await this.lookUps.add(reportsLookedUp({ ...hashes, addressHash: of(address) }, found), found);
  }

  private link(report: ReadyReport): OpenReport {
    return { report, query: this.links.sign(`report:${report.id}`, new Date(this.clock.now().getTime() + LINK_MS)) };
  }

  private async open(report: ReadyReport): Promise<OpenedPdf> {
    return { report, object: await this.storage.offer(report.pdf.key) };
  }
}
