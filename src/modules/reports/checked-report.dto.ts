import { ApiProperty } from '@nestjs/swagger';
import type { CheckedReport } from '../../domain/report/report.check.js';
import { CheckedEditionDto, CheckStepDto, toCheckedDto } from './checked-editions.dto.js';
import { CheckedFieldsDto, toCheckedFieldsDto } from './checked-fields.dto.js';
import { ReportClaimsDto, toReportClaimsDto } from './report-claims.dto.js';

/** A report as a stranger is shown it, whichever way they came by it. */
export class CheckedReportDto extends ReportClaimsDto {
  @ApiProperty({ enum: ['valid', 'withdrawn'] })
  result!: 'valid' | 'withdrawn';
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** Counts from 1; a correction makes the next one. @example 1 */
  edition!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  issuedAt!: string;
  /** Only of a withdrawn report. */
  withdrawnAt?: string;
  /** Why it was withdrawn. */
  reason?: string;
  /**
   * SHA-256 of the PDF, in hexadecimal; null while it is being rendered.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  sha256!: string | null;
  fields!: CheckedFieldsDto;
  /** In the order in which they are looked at. */
  steps!: CheckStepDto[];
  /** All editions under the number, newest first. */
  editions!: CheckedEditionDto[];
}

export function toCheckedReportDto(checked: CheckedReport): CheckedReportDto {
  const { report } = checked;
  return {
    result: report.status === 'withdrawn' ? 'withdrawn' : 'valid',
    number: report.number,
    edition: report.edition,
    issuedAt: report.issuedAt.toISOString(),
    ...(report.withdrawnAt ? { withdrawnAt: report.withdrawnAt.toISOString(), reason: report.reason ?? '' } : {}),
    sha256: report.pdf?.sha256 ?? null,
    fields: toCheckedFieldsDto(report),
    ...toReportClaimsDto(checked),
    ...toCheckedDto(checked),
  };
}
