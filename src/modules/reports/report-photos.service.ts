import { Injectable } from '@nestjs/common';
import { readHolder } from '../../domain/certificate/holder.form.js';
import { photoAsked } from '../../domain/report/report.audit.js';
import type { Holder, Report } from '../../domain/report/report.js';
import { requireReportNumber } from '../../domain/report/report-number.js';
import { dayOf } from '../../domain/shared/calendar.js';
import { notFound } from '../../domain/shared/not-found.js';
import { Clock } from '../../platform/security/clock.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { FileReader } from '../files/file.repository.js';
import { LookUpGuesses } from './look-up-guesses.service.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { type FoundReport, ReportReader } from './report.repository.js';
import type { Asker } from './reports.service.js';

/** The photo that is printed on a report. */
export interface ReportPhoto {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Shows the photo of a report, beside which the one on the paper is held. */
@Injectable()
export class ReportPhotosService {
  constructor(
    private readonly reports: ReportReader,
    private readonly files: FileReader,
    private readonly stored: VerifiedFiles,
    private readonly guesses: LookUpGuesses,
    private readonly lookUps: LookUpNotes,
    private readonly pseudonyms: Pseudonyms,
    private readonly clock: Clock,
  ) {}

  /**
   * For whoever knows number, passport and birth, where a look-up would find the report. Misses count as those of
   * look-ups do.
   * @throws DomainError `mistyped`, `missing_fields`, `invalid_input`, `too_many_requests`; `not_found` whatever of it
   * is wrong.
   */
  async find(
    text: string,
    typed: Partial<Pick<Holder, 'passport' | 'birth'>>,
    { actor, address }: Asker,
  ): Promise<ReportPhoto> {
    const number = requireReportNumber(text);
    const asked = readHolder({ ...typed, name: number }, dayOf(this.clock.now()));
    const passportHash = this.pseudonyms.of(asked.passport);
    const [found] = await this.guesses.counting({ address, passportHash }, async () => {
      const one = await this.inForce(number, asked);
      const of = (part: string) => this.pseudonyms.of(part);
      const hashes = { numberHash: of(number), passportHash, birthHash: of(asked.birth), addressHash: of(address) };
      const found = one ? [one] : [];
      await this.lookUps.noteAsked(actor, found, (holderOf) => [photoAsked(hashes, one?.report ?? null, holderOf)]);
      return found;
    });
    const photo = found && (await this.of(found.report));
    if (!photo) throw notFound('Student');
    return photo;
  }

  /** `null` for a report without one. @throws DomainError `file_damaged`. */
  async of({ photo }: Pick<Report, 'photo'>): Promise<ReportPhoto | null> {
    const file = photo === null ? null : await this.files.findById(photo);
    return file && { type: file.type, bytes: await this.stored.read(file) };
  }

  private async inForce(number: string, { passport, birth }: Holder): Promise<FoundReport | null> {
    const newest = await this.reports.findLatestByNumber(number);
    const holder = { name: newest?.fields.name ?? '', passport, birth };
    const found = await this.reports.findInForceByHolder(holder);
    return found.find(({ report }) => report.number === number && report.photo !== null) ?? null;
  }
}
