import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_TYPES, type CertificateType } from '../../domain/certificate/certificate.fields.js';
import type { CheckedReport } from '../../domain/report/report.check.js';
import { CHECKED_GROUPS, type GroupCheck } from '../../domain/report/report.claims.js';

export class GroupCheckDto {
  @ApiProperty({ enum: CHECKED_GROUPS })
  group!: GroupCheck['group'];
  /** Accepted by a formal review; nobody else has confirmed it. */
  @ApiProperty({ enum: ['accepted'] })
  verdict!: GroupCheck['verdict'];
  /** When it was decided. @example "2026-03-02T04:05:06.789Z" */
  at!: string;
  /** `stated`: a reviewer said so of all groups at once. */
  @ApiProperty({ enum: ['stated'] })
  method!: GroupCheck['method'];
}

export class ReportClaimsDto {
  /** What the review was about: the certificate, or the ministry's stamp on it. */
  @ApiProperty({ enum: CERTIFICATE_TYPES })
  type!: CertificateType;
  /** The document groups that were accepted; none where the paper of this edition does not itemise what was checked. */
  checks!: GroupCheckDto[];
}

export function toReportClaimsDto({ report, claims }: CheckedReport): ReportClaimsDto {
  const checks = claims?.checks ?? [];
  return { type: report.fields.type, checks: checks.map((one) => ({ ...one, at: one.at.toISOString() })) };
}
