import { Injectable } from '@nestjs/common';
import {
  CHECKED_TOO_LARGE,
  LARGEST_CHECKED,
  type SealState,
  type VerifiedFile,
  verifyFile,
  verifySample,
} from '../../domain/certificate/file-verdict.js';
import { message } from '../../domain/messages/message.js';
import { fileChecked } from '../../domain/report/report.audit.js';
import { type CheckedReport, checkReport } from '../../domain/report/report.check.js';
import type { Report } from '../../domain/report/report.js';
import { SAMPLE_NUMBER } from '../../domain/report/sample-report.js';
import { DomainError, fieldError } from '../../domain/shared/domain-error.js';
import { FileIntake, type StagedFile } from '../../platform/files/file-intake.port.js';
import { type FoundSeal, SealReader } from '../../platform/seal/seal-reader.port.js';
import { Pseudonyms } from '../../platform/security/pseudonyms.port.js';
import { VerifiedFiles } from '../../platform/storage/verified-files.port.js';
import { LookUpNotes } from './look-up-notes.service.js';
import { ReportReader } from './report.repository.js';
import type { Asker } from './reports.service.js';
import { SampleReportService } from './sample-report.service.js';

export interface CheckedFile extends VerifiedFile {
  readonly sha256: string;
  /**
   * The edition that the file is of, and what a check by its number says; `null` where it is no file of ours as we
   * issued it.
   */
  readonly known: { readonly edition: Report; readonly checked: CheckedReport } | null;
  /** The number of a report that the file names, and that was issued. */
  readonly number: string | null;
}

/** Tells whoever has a file whether it is a report of ours, unaltered and in force. Nothing of the file is kept. */
@Injectable()
export class FileCheckService {
  constructor(
    private readonly reports: ReportReader,
    private readonly seals: SealReader,
    private readonly stored: VerifiedFiles,
    private readonly intake: FileIntake,
    private readonly pseudonyms: Pseudonyms,
    private readonly lookUps: LookUpNotes,
    private readonly samples: SampleReportService,
  ) {}

  /** Takes the bytes in; `null` where they are too many. */
  stage(stream: AsyncIterable<Uint8Array>): Promise<StagedFile | null> {
    return this.intake.stage(stream, LARGEST_CHECKED + 1);
  }

  async discard(staged: StagedFile | null): Promise<void> {
    if (staged) await this.intake.discard(staged);
  }

  /** `null` where no file of ours has this hash. @throws DomainError `invalid_input` where it is none. */
  async checkHash(text: string, asker: Asker): Promise<CheckedFile | null> {
    const sha256 = text.toLowerCase();
    if (!/^[0-9a-f]{64}$/.test(sha256)) {
      throw fieldError('sha256', message('hash_expected'));
    }
    const known = await this.find(sha256);
    const checked = known
      ? this.check(sha256, known, { state: await this.sealOf(known.edition), number: null })
      : await this.checkSample(sha256);
    await this.note(sha256, asker, checked);
    return checked;
  }

  /** @throws DomainError `too_large`, `unavailable` where too many files wait to be examined. */
  async checkFile(staged: StagedFile | null, asker: Asker): Promise<CheckedFile> {
    if (!staged) throw new DomainError('too_large', CHECKED_TOO_LARGE);
    const { sha256 } = staged;
    const known = await this.find(sha256);
    const checked = (known ? null : await this.checkSample(sha256)) ?? (await this.examine(staged, known));
    await this.note(sha256, asker, checked);
    return checked;
  }

  private async examine(staged: StagedFile, known: CheckedFile['known']): Promise<CheckedFile> {
    const seal = known ? { state: await this.sealOf(known.edition), number: null } : await this.seals.examine(staged);
    const named = seal.number === null ? null : await this.reports.findLatestByNumber(seal.number);
    return this.check(staged.sha256, known, { ...seal, number: named?.number ?? null });
  }

  private async checkSample(sha256: string): Promise<CheckedFile | null> {
    const seal = await this.samples.sealOf(sha256);
    return seal && { ...verifySample(seal), sha256, known: null, number: SAMPLE_NUMBER };
  }

  private async find(sha256: string): Promise<CheckedFile['known']> {
    const edition = await this.reports.findByPdf(sha256);
    const checked = edition && checkReport(await this.reports.findEditions(edition.number), edition.edition);
    return edition && checked && { edition, checked };
  }

  /** Of the file as we keep it: with the same hash it is the same file. */
  private async sealOf(edition: Report): Promise<SealState> {
    if (!edition.pdf) return 'unread';
    try {
      return await this.seals.verify(await this.stored.read(edition.pdf));
    } catch {
      // The verdict stands without it; that the seal could not be looked at is said.
      return 'unread';
    }
  }

  private check(sha256: string, known: CheckedFile['known'], seal: FoundSeal): CheckedFile {
    const editions = known && { edition: known.edition, latest: known.checked.report };
    return { ...verifyFile(editions, seal.state), sha256, known, number: known?.edition.number ?? seal.number };
  }

  private async note(sha256: string, { actor, address }: Asker, checked: CheckedFile | null): Promise<void> {
    const hashes = { fileHash: this.pseudonyms.of(sha256), addressHash: this.pseudonyms.of(address) };
    const known = checked?.known?.edition ?? null;
    await this.lookUps.noteAsked(actor, known ? [{ report: known }] : [], (holderOf) => [
      fileChecked(hashes, checked?.verdict ?? 'unknown', known, holderOf),
    ]);
  }
}
