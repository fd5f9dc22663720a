import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { FIELD_NAMES, REQUIRED_FIELDS } from '../domain/certificate/certificate.fields.js';
import { type CertificateStatus, STATUSES } from '../domain/certificate/certificate.machine.js';
import { REJECT_REASON } from '../domain/certificate/certificate.operations.js';
import { portalName } from '../domain/certificate/portal-names.js';
import { RECORD_ID_MAX } from '../domain/shared/record-id.js';
import { type ChangeTarget, presentTarget } from '../domain/shared/record-version.js';
import type { CheckedGroup } from '../domain/verdict/checks.js';
import { FormFields, readFormBody } from '../modules/certificates/certificate-form.dto.js';
import type { RawForm } from '../modules/certificates/certificates.service.js';
import { RejectedGroups } from '../modules/certificates/rejection.dto.js';
import type { FieldNames } from '../platform/http/error-field-names.js';
import { ValidatedLater } from '../platform/http/field.decorator.js';
import { AreRecordIds } from '../platform/http/record-id.js';
import { fails } from '../platform/http/validation.js';
import { PortalPageQuery } from './portal-page.dto.js';

const NOT_AN_ID = fails('whole_number_needed', { name: 'id' });
const NOT_A_VERSION = fails('whole_number_needed', { name: 'version' });

/** What refusals name: the fields of the form, and the reason. */
export const PORTAL_NAMES: FieldNames = Object.fromEntries(
  [...FIELD_NAMES, 'rejectReason'].map((field) => [field, portalName(field)]),
);

/** Fields that are left out stay as they are, empty ones are emptied. */
@FormFields(portalName)
export class PortalFormDto {}

/** As it is verified at once, nothing that this needs may be left out. */
@FormFields(portalName, REQUIRED_FIELDS)
export class PortalVerificationDto {}

/** The same for applying, where the email is that of the account. */
@FormFields(
  portalName,
  REQUIRED_FIELDS.filter((field) => field !== 'email'),
)
export class PortalApplicationDto {}

export class PortalFormUpdateDto extends PortalFormDto {
  /** @example 4711 */
  @IsInt(NOT_AN_ID)
  @Min(1, NOT_AN_ID)
  @Max(RECORD_ID_MAX, NOT_AN_ID)
  id!: number;

  /** The version that the change is based on; 409 `stale_version` where the record has another by now. @example 3 */
  @IsOptional()
  @IsInt(NOT_A_VERSION)
  version?: number;
}

export function toRawForm(body: PortalFormDto): RawForm {
  return readFormBody(body, portalName);
}

export function toTarget(body: PortalFormUpdateDto): ChangeTarget {
  return presentTarget(body.id, body.version);
}

export class CertificateIdsDto {
  /** All of them or none are changed. @example [4711] */
  @AreRecordIds(fails('certificates_unticked'))
  ids!: number[];

  /** For a single id: the version that the change is based on. @example 3 */
  @IsOptional()
  @IsInt(NOT_A_VERSION)
  version?: number;
}

export class RejectDto extends CertificateIdsDto {
  /**
   * The applicant reads it. May be left out where `groups` names some.
   * @example "The transcript lacks its last page."
   */
  @ValidatedLater(REJECT_REASON, { optional: true })
  reject_reason?: unknown;

  @RejectedGroups()
  groups?: CheckedGroup[] | null;
}

export function toTargets({ ids, version }: CertificateIdsDto): ChangeTarget[] {
  // A version speaks of one record only.
  return ids.map((id) => presentTarget(id, ids.length === 1 ? version : undefined));
}

export class CertificateListQuery extends PortalPageQuery {
  /** Words of the applicant's name, each by its beginning. @example "xiao" */
  @IsOptional()
  @IsString(fails('text_needed', { name: 'name' }))
  @MaxLength(120, fails('characters_at_most', { name: 'name', max: 120 }))
  name?: string;

  @IsOptional()
  @IsIn(STATUSES, fails('one_of_needed', { name: 'cert_status', choices: STATUSES.join(', ') }))
  @ApiProperty({ enum: STATUSES, required: false })
  cert_status?: CertificateStatus;
}

export class CertificateIdQuery {
  /** @example 4711 */
  @Transform(({ value }) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value))
  @IsInt(NOT_AN_ID)
  id!: number;
}
