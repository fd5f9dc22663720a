import { ApiProperty } from '@nestjs/swagger';
import { FILE_STEPS, FILE_VERDICTS, type FileVerdict } from '../../domain/certificate/file-verdict.js';
import { message } from '../../domain/messages/message.js';
import { wireText } from '../../domain/messages/wire.js';
import { CHECK_OUTCOMES, type CheckOutcome } from '../../domain/report/report.check.js';
import { toCheckedReportDto } from './checked-report.dto.js';
import type { CheckedFile } from './file-check.service.js';
import { ReportCheckDto } from './report-check.dto.js';

export class FileToCheckDto {
  /** A PDF of at most 20 MB. It is not kept. */
  @ApiProperty({ type: 'string', format: 'binary', example: 'the bytes of MYV-7K2QM-9T4XB-3HD8E.pdf' })
  file!: unknown;
}

export class FileStepDto {
  @ApiProperty({ enum: FILE_STEPS })
  step!: (typeof FILE_STEPS)[number];
  /** `not_checked`: it could not be checked, which is not the same as failed. */
  @ApiProperty({ enum: CHECK_OUTCOMES })
  outcome!: CheckOutcome;
}

export class FileVerdictDto {
  /**
   * `current`, `superseded` (there is a later edition), `withdrawn`: byte for byte as we issued it. `altered`: it has a
   * seal of ours, but is not what was sealed. `not_ours`: it has no seal of ours. `sample`: the sample, which certifies
   * nothing.
   */
  @ApiProperty({ enum: FILE_VERDICTS })
  verdict!: FileVerdict;
  /** Of the file, in hexadecimal. @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256!: string;
  /** What was looked at, in this order. */
  steps!: FileStepDto[];
  /**
   * The report that it is, or (`altered`, `not_ours`) that it names: check that by its number.
   * @example "MYV-7K2QM-9T4XB-3HD8E"
   */
  number?: string;
  /** Only of a file as we issued it, as is all that follows. @example 1 */
  edition?: number;
  /** @example 1 */
  currentEdition?: number;
  /** When this edition was issued. @example "2026-03-02T04:05:06.789Z" */
  issuedAt?: string;
  /** When a correction put the next edition in its place. */
  supersededAt?: string;
  /** Only of a withdrawn report. */
  withdrawnAt?: string;
  /** Why it was withdrawn, or superseded. */
  reason?: string;
  /** What the check by number says of the newest edition. */
  report?: ReportCheckDto;
}

export class UnknownFileDto {
  @ApiProperty({ enum: ['unknown'] })
  result!: 'unknown';
  @ApiProperty({ example: wireText(message('no_report_of_file')) })
  message!: string;
  /** @example "unknown_report" */
  reason!: string;
}

export function toFileVerdictDto({ verdict, sha256, steps, number, known }: CheckedFile): FileVerdictDto {
  const answer = { verdict, sha256, steps: [...steps], ...(number === null ? {} : { number }) };
  if (!known) return answer;
  const { edition, checked } = known;
  const latest = checked.report;
  const { withdrawnAt } = latest;
  const { supersededAt } = edition;
  const reason = withdrawnAt ? latest.reason : edition.reason;
  return {
    ...answer,
    edition: edition.edition,
    currentEdition: latest.edition,
    issuedAt: edition.issuedAt.toISOString(),
    ...(supersededAt ? { supersededAt: supersededAt.toISOString() } : {}),
    ...(withdrawnAt ? { withdrawnAt: withdrawnAt.toISOString() } : {}),
    ...(reason === null ? {} : { reason }),
    report: toCheckedReportDto(checked),
  };
}
