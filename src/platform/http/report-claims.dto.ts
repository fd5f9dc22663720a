import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_TYPES, type CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { CheckedReport } from '../../domain/report/report.check.js';
import { EvidenceDto, toEvidenceDto } from './evidence.dto.js';

/** `checks` and `levels` are empty where the paper of this edition does not itemise them. */
export class ReportClaimsDto extends EvidenceDto {
  /** What the review was about: the certificate, or the ministry's stamp on it. */
  @ApiProperty({ enum: CERTIFICATE_TYPES })
  type!: CertificateType;
}

export function toReportClaimsDto({ report, claims }: CheckedReport): ReportClaimsDto {
  return { type: report.fields.type, ...toEvidenceDto({ checks: claims?.checks ?? [], levels: claims?.levels ?? {} }) };
}
