import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { FormField } from '../../domain/certificate/certificate.form.js';
import type { Certificate, CertificateSummary } from '../../domain/certificate/certificate.js';
import {
  ACTIONS,
  type AllowedAction,
  type CertificateStatus,
  STATUSES,
} from '../../domain/certificate/certificate.machine.js';
import { PortalPageQuery } from '../../http/list-query.dto.js';
import { FORM_FIELD_NAMES, FormAnswer, FormFields, formAnswer, readFormBody } from './certificate-form.dto.js';
import type { Offered, RawForm, Target } from './certificates.service.js';

const ID_MAX = 2_147_483_647;
const NOT_AN_ID = 'id must be a whole number';
const NOT_A_VERSION = 'version must be a whole number';

/** `passportPhotos` is `passport_photos` in the portal; the other names are alike. */
export function portalName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Fields that are left out stay as they are, empty ones are emptied. */
@FormFields(portalName)
export class PortalFormDto {}

@FormFields(portalName)
export class PortalFormUpdateDto extends PortalFormDto {
  /** @example 4711 */
  @IsInt({ message: NOT_AN_ID })
  @Min(1, { message: NOT_AN_ID })
  @Max(ID_MAX, { message: NOT_AN_ID })
  id!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 3 */
  @IsOptional()
  @IsInt({ message: NOT_A_VERSION })
  version?: number;
}

export function toRawForm(body: PortalFormDto): RawForm {
  return readFormBody(body, portalName);
}

export function toTarget(body: PortalFormUpdateDto): Target {
  return { id: body.id, version: body.version, versionNeeded: false };
}

export class CertificateIdsDto {
  /** All of them or none are changed. @example [4711] */
  @IsArray({ message: 'ids must be a list of whole numbers' })
  @ArrayMinSize(1, { message: 'Tick certifiations to remove' })
  @ArrayMaxSize(100, { message: 'At most 100 at once' })
  @ArrayUnique({ message: 'ids must not name one twice' })
  @IsInt({ each: true, message: 'ids must be a list of whole numbers' })
  @Min(1, { each: true, message: 'ids must be a list of whole numbers' })
  @Max(ID_MAX, { each: true, message: 'ids must be a list of whole numbers' })
  ids!: number[];

  /** For a single id: the version that the change is based on. @example 3 */
  @IsOptional()
  @IsInt({ message: NOT_A_VERSION })
  version?: number;
}

export class RejectDto extends CertificateIdsDto {
  /** 1 to 2000 characters; the applicant reads it. @example "The transcript lacks its last page." */
  @Allow()
  @ApiProperty({ type: String, minLength: 1, maxLength: 2000 })
  reject_reason?: unknown;
}

export function toTargets({ ids, version }: CertificateIdsDto): Target[] {
  // A version speaks of one record only.
  return ids.map((id) => ({ id, version: ids.length === 1 ? version : undefined, versionNeeded: false }));
}

export class CertificateListQuery extends PortalPageQuery {
  /** Words of the applicant's name, each by its beginning. @example "xiao" */
  @IsOptional()
  @IsString({ message: 'name must be a text' })
  @MaxLength(120, { message: 'name must have 120 characters at most' })
  name?: string;

  @IsOptional()
  @IsIn(STATUSES, { message: `cert_status must be one of ${STATUSES.join(', ')}` })
  @ApiProperty({ enum: STATUSES, required: false })
  cert_status?: CertificateStatus;
}

export class CertificateIdQuery {
  /** @example 4711 */
  @Transform(({ value }) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value))
  @IsInt({ message: NOT_AN_ID })
  id!: number;
}

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
export class PortalCertificateSummaryDto extends PortalRecordDto {}

export class PortalCertificateListDto {
  cert_list!: PortalCertificateSummaryDto[];
  /** How many there are in all. @example 1 */
  count!: number;
}

export function toPortalCertificateDto(offered: Offered<Certificate>): PortalCertificateDto {
  return { ...recordAnswer(offered), ...formAnswer(offered.certificate.form, portalName) };
}

export function toPortalCertificateSummaryDto(offered: Offered<CertificateSummary>): PortalCertificateSummaryDto {
  return { ...recordAnswer(offered), ...formAnswer(offered.certificate.form, portalName) };
}

function recordAnswer({ certificate, allowed }: Offered<CertificateSummary>): PortalRecordDto {
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
