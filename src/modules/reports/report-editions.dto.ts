import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  CERTIFICATE_FIELDS,
  CORRECTABLE_FIELDS,
  type CorrectableField,
} from '../../domain/certificate/certificate.fields.js';
import { REPORT_REASON } from '../../domain/report/report.operations.js';
import { CorrectionsValidatedLater } from '../../platform/http/corrections.decorator.js';
import { schemaOf, ValidatedLater } from '../../platform/http/field.decorator.js';
import { VersionValidatedLater } from '../../platform/http/version.decorator.js';

const described = (field: CorrectableField) => {
  const rule = CERTIFICATE_FIELDS[field];
  return { ...schemaOf(rule, true), description: rule.kind === 'file' ? `${rule.label}, by its address` : rule.label };
};

const FIELDS: ApiPropertyOptions = {
  type: 'object',
  properties: Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, described(field)])),
  additionalProperties: false,
  minProperties: 1,
  selfRequired: true,
  example: { name: 'WANG XIAO MING', awardingTime: '2023-10-16' },
};

// What is missing, in the request or in the corrected record, is told at once as `missing_fields`; so the domain judges
// all.
export class ReportWithdrawalDto {
  /** It is public: whoever checks the number reads it. @example "The university has revoked the degree." */
  @ValidatedLater(REPORT_REASON)
  reason?: unknown;
}

export class ReportCorrectionDto {
  /** Of the certificate, as it was seen; 409 `stale_version` where it has another by now. @example 3 */
  @VersionValidatedLater()
  version?: unknown;

  /**
   * What is to be certified from now on; what is left out stays, what is empty is emptied. The photo is the address of
   * an uploaded file.
   */
  @CorrectionsValidatedLater()
  @ApiProperty(FIELDS)
  fields?: unknown;

  /** It is public: whoever checks the number reads it. @example "The name was misspelt." */
  @ValidatedLater(REPORT_REASON)
  reason?: unknown;
}
