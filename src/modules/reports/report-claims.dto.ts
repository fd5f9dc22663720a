import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_TYPES, type CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { CheckedReport } from '../../domain/report/report.check.js';
import { EvidenceDto, toEvidenceDto } from './evidence.dto.js';

/** `checks`, `levels` and `confirmations` are empty where the paper of this edition does not itemise them. */
export class ReportClaimsDto extends EvidenceDto {
  /** What the review was about: the certificate, or the ministry's stamp on it. */
  @ApiProperty({ enum: CERTIFICATE_TYPES })
  type!: CertificateType;
  /** When particulars were last corrected. @example null */
  @ApiProperty({ type: String, nullable: true })
  correctedAt!: string | null;
}

export function toReportClaimsDto({ report, claims }: CheckedReport): ReportClaimsDto {
  const { checks = [], levels = null, confirmations = [], correctedAt = null } = claims ?? {};
  return {
    type: report.fields.type,
    correctedAt: correctedAt?.toISOString() ?? null,
    ...toEvidenceDto({ checks, levels: levels ?? {}, confirmations }),
  };
}
