import { ApiProperty } from '@nestjs/swagger';
import { FIELD_NAMES, SUMMARY_FIELDS } from '../domain/certificate/certificate.fields.js';
import type { Certificate, CertificateSummary } from '../domain/certificate/certificate.js';
import {
  ACTIONS,
  type AllowedAction,
  type CertificateStatus,
  STATUSES,
} from '../domain/certificate/certificate.machine.js';
import { portalName } from '../domain/certificate/portal-names.js';
import type { EnquiryStep } from '../domain/confirmation/enquiry-steps.js';
import type { ReportStatus } from '../domain/report/report.status.js';
import type { FollowedRejection } from '../domain/verdict/rejection.js';
import { FormAnswer, formAnswer } from '../modules/certificates/certificate-form.dto.js';
import type { WithActions } from '../modules/certificates/certificates.service.js';
import { RejectionDto, toRejectionDto } from '../modules/certificates/rejection.dto.js';
import { EnquiryStepDto, toEnquiryStepDto } from '../modules/confirmations/enquiry-step.dto.js';
import { ReportStatusDto, toReportStatusDto } from '../modules/reports/report-status.dto.js';

const wholeForm = formAnswer(portalName, FIELD_NAMES);
const summaryForm = formAnswer(portalName, SUMMARY_FIELDS);

class PortalRecordDto {
  /** @example 4711 */
  id!: number;
  /** Counts the saves. @example 3 */
  version!: number;
  @ApiProperty({ enum: STATUSES, example: 'Verified' })
  cert_status!: CertificateStatus;
  /** The report number, once verified. @example "MYV-7K2QM-9T4XB-3HD8E" */
  verifi_no!: string | null;
  /** Why it was rejected, until the student applies again. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reject_reason!: string | null;
  /** The student it belongs to. @example 17 */
  user_id!: number | null;
  /** @example "2026-03-01T04:05:06.789Z" */
  applied_at!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  decided_at!: string | null;
  /** @example "2026-02-28T04:05:06.789Z" */
  created_at!: string;
  /** @example "2026-03-02T04:05:06.789Z" */
  updated_at!: string;
  /** What the caller may do with it now. */
  @ApiProperty({ enum: [...ACTIONS, 'download'], isArray: true, example: ['download'] })
  allowed_actions!: AllowedAction[];
}

@FormAnswer(portalName)
export class PortalCertificateDto extends PortalRecordDto {
  /**
   * What the rejection is made of, by group, until the student applies again; none where it is a text alone.
   * @example []
   */
  rejections!: RejectionDto[];
  /** What has become of its report; null before it is verified. */
  report!: ReportStatusDto | null;
  /** When the university and the ministry were asked about it, oldest first. */
  enquiries!: EnquiryStepDto[];
}

@FormAnswer(portalName, SUMMARY_FIELDS)
export class PortalCertificateSummaryDto extends PortalRecordDto {
  /** What has become of its report; null before it is verified. */
  report!: ReportStatusDto | null;
  /** When the university and the ministry were asked about it, oldest first. */
  enquiries!: EnquiryStepDto[];
}

export class PortalCertificateListDto {
  cert_list!: PortalCertificateSummaryDto[];
  /** How many there are in all. @example 1 */
  count!: number;
}

interface WithReportStatus extends CertificateSummary {
  readonly reportStatus: ReportStatus | null;
}

interface Beside {
  readonly rejections: readonly FollowedRejection[];
  readonly enquiries: readonly EnquiryStep[];
  readonly reportStatus: ReportStatus | null;
}

export function toPortalCertificateDto(
  offered: WithActions<Certificate>,
  { rejections, enquiries, reportStatus }: Beside,
): PortalCertificateDto {
  const beside = {
    rejections: rejections.map(toRejectionDto),
    report: toReportStatusDto(reportStatus),
    enquiries: enquiries.map(toEnquiryStepDto),
  };
  const answer = { ...recordAnswer(offered), ...beside };
  return wholeForm(offered.certificate.form, answer);
}

export function toPortalCertificateSummaryDto(
  offered: WithActions<WithReportStatus>,
  enquiries: readonly EnquiryStep[],
): PortalCertificateSummaryDto {
  const report = toReportStatusDto(offered.certificate.reportStatus);
  const answer = { ...recordAnswer(offered), report, enquiries: enquiries.map(toEnquiryStepDto) };
  return summaryForm(offered.certificate.form, answer);
}

function recordAnswer({ certificate, allowed }: WithActions<CertificateSummary>): PortalRecordDto {
  return {
    id: certificate.id,
    version: certificate.version,
    cert_status: certificate.status,
    verifi_no: certificate.reportNumber,
    reject_reason: certificate.rejectReason,
    user_id: certificate.ownerId,
    applied_at: certificate.appliedAt?.toISOString() ?? null,
    decided_at: certificate.decidedAt?.toISOString() ?? null,
    created_at: certificate.createdAt.toISOString(),
    updated_at: certificate.updatedAt.toISOString(),
    allowed_actions: [...allowed],
  };
}
