import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { CheckedReportDto, toCheckedReportDto } from '../reports/checked-report.dto.js';
import type { OpenedShare } from './share-recipients.service.js';

/** Whatever is sent as a PIN is a try, and counts as one. */
export class OpenShareDto {
  /** Where the link asks for one. @example "274916" */
  @Allow()
  @ApiProperty({ type: String, required: false })
  pin?: unknown;
}

export class SharedReportDto extends CheckedReportDto {
  /** The link ends; the report does not. @example "2026-03-31T16:00:00.000Z" */
  linkEndsAt!: string;
  /**
   * Opens the PDF for 15 minutes, or until the link ends; null where it may not be taken.
   * @example "/api/v1/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE/pdf?exp=1700000000&sig=..."
   */
  pdfUrl!: string | null;
  /**
   * Shows the photo of the holder for as long; null where there is none.
   * @example "/api/v1/shared/4f7o0mVJmXBn0m0H0l2H8gq3m1m9y6fS3y2k1n5b7cE/photo?exp=1700000000&sig=..."
   */
  photoUrl!: string | null;
}

export function toSharedReportDto({ share, checked, query, photoQuery }: OpenedShare, token: string): SharedReportDto {
  return {
    ...toCheckedReportDto(checked),
    linkEndsAt: share.endsAt.toISOString(),
    pdfUrl: query && `/api/v1/shared/${token}/pdf?${query}`,
    photoUrl: photoQuery && `/api/v1/shared/${token}/photo?${photoQuery}`,
  };
}
