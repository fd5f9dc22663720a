import { ApiProperty } from '@nestjs/swagger';
import type { FormField } from '../../domain/certificate/certificate.form.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import {
  ACTIONS,
  type AllowedAction,
  type CertificateStatus,
  STATUSES,
} from '../../domain/certificate/certificate.machine.js';
import { portalName } from '../../domain/certificate/portal-names.js';
import type { ReportStanding } from '../../domain/certificate/report.standing.js';
import { fileUrl, maybeFileUrl } from '../../http/file-url.js';
import { FORM_FIELD_NAMES, FormAnswer } from './certificate-form.dto.js';
import type { Offered } from './certificates.service.js';
import { ReportStandingDto, toReportStandingDto } from './report-standing.dto.js';

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

const isSummaryField = (field: FormField) => !/(?:Photos|Remark)$/.test(field);

@FormAnswer(portalName)
export class PortalCertificateDto extends PortalRecordDto {}

@FormAnswer(portalName, FORM_FIELD_NAMES.filter(isSummaryField))
export class PortalCertificateSummaryDto extends PortalRecordDto {
  /** What has become of its report; null before it is verified. */
  @ApiProperty({ type: ReportStandingDto, nullable: true })
  report!: ReportStandingDto | null;
}

export class PortalCertificateListDto {
  cert_list!: PortalCertificateSummaryDto[];
  /** How many there are in all. @example 1 */
  count!: number;
}

type SummaryForm = CertificateSummary['form'];

/** As `portalName` tells it. */
type PortalName<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${PortalName<Rest>}`
  : '';

export function toPortalCertificateDto(offered: Offered<Certificate>): PortalCertificateDto {
  const { form } = offered.certificate;
  const documents = {
    passport_photos: form.passportPhotos.map(fileUrl),
    cert_photos: form.certPhotos.map(fileUrl),
    transcript_photos: form.transcriptPhotos.map(fileUrl),
    ministry_photos: form.ministryPhotos.map(fileUrl),
    payment_photos: form.paymentPhotos.map(fileUrl),
    passport_remark: form.passportRemark,
    cert_remark: form.certRemark,
    transcript_remark: form.transcriptRemark,
    ministry_remark: form.ministryRemark,
    payment_remark: form.paymentRemark,
  } satisfies Record<PortalName<Exclude<FormField, keyof SummaryForm>>, unknown>;
  return Object.assign(summaryAnswer(offered), documents);
}

export function toPortalCertificateSummaryDto(
  offered: Offered<CertificateSummary>,
  standing: ReportStanding | null,
): PortalCertificateSummaryDto {
  return Object.assign(summaryAnswer(offered), { report: toReportStandingDto(standing) });
}

/** Spelled out, for lists answer a thousand fields: filled in one by one they cost several times as much. */
function summaryAnswer({ certificate, allowed }: Offered<CertificateSummary>) {
  const { form } = certificate;
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
    type: form.type,
    name: form.name,
    gender: form.gender,
    email: form.email,
    birth: form.birth,
    nationality: form.nationality,
    passport: form.passport,
    avatar: maybeFileUrl(form.avatar),
    university: form.university,
    major: form.major,
    forms: form.forms,
    level: form.level,
    academy_status: form.academyStatus,
    barcode: form.barcode,
    cert_no: form.certNo,
    principal_name: form.principalName,
    note: form.note,
    start_time: form.startTime,
    end_time: form.endTime,
    ministry_stamping_time: form.ministryStampingTime,
    awarding_time: form.awardingTime,
  } satisfies PortalRecordDto & Record<PortalName<keyof SummaryForm>, unknown>;
}
