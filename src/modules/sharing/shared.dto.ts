import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { CheckedEditionDto, CheckStepDto, toCheckedDto } from '../../http/checked-editions.dto.js';
import { CheckedFieldsDto, toCheckedFieldsDto } from '../../http/checked-fields.dto.js';
import type { OpenedShare } from './shared.service.js';

/** The domain judges the PIN. */
export class OpenShareDto {
  /** Where the link asks for one. @example "274916" */
  @Allow()
  @ApiProperty({ type: String, required: false })
  pin?: unknown;
}

export class SharedReportDto {
  @ApiProperty({ enum: ['valid', 'withdrawn'] })
  result!: 'valid' | 'withdrawn';
  /** The link ends; the report does not. @example "2026-03-31T16:00:00.000Z" */
  linkEndsAt!: string;
  /** @example "MYV-7K2QM-9T4XB-3HD8E" */
  number!: string;
  /** The current edition; a correction makes the next one. @example 1 */
  edition!: number;
  /** @example "2026-03-02T04:05:06.789Z" */
  issuedAt!: string;
  /** Only of a withdrawn report. */
  withdrawnAt?: string;
  /** Why it was withdrawn. */
  reason?: string;
  /** SHA-256 of the PDF, in hexadecimal; null while it is being rendered. @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" */
  sha256!: string | null;
  fields!: CheckedFieldsDto;
  /** In the order in which they are looked at, as in the check by number. */
  steps!: CheckStepDto[];
  /** All editions under the number, newest first. */
  editions!: CheckedEditionDto[];
  /** Opens the PDF for 15 minutes, or until the link ends; null where it may not be taken. @example "/api/v1/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE/pdf?exp=1700000000&sig=..." */
  pdfUrl!: string | null;
}

export function toSharedReportDto({ share, checked, query }: OpenedShare, token: string): SharedReportDto {
  const { report } = checked;
  return {
    result: report.status === 'withdrawn' ? 'withdrawn' : 'valid',
    linkEndsAt: share.endsAt.toISOString(),
    number: report.number,
    edition: report.edition,
    issuedAt: report.issuedAt.toISOString(),
    ...(report.withdrawnAt ? { withdrawnAt: report.withdrawnAt.toISOString(), reason: report.reason ?? '' } : {}),
    sha256: report.pdf?.sha256 ?? null,
    fields: toCheckedFieldsDto(report),
    ...toCheckedDto(checked),
    pdfUrl: query && `/api/v1/shared/${token}/pdf?${query}`,
  };
}
