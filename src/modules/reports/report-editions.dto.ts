import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import {
  CERTIFICATE_FIELDS,
  CORRECTABLE_FIELDS,
  type CorrectableField,
} from '../../domain/certificate/certificate.fields.js';

function schemaOf(field: CorrectableField) {
  const rule = CERTIFICATE_FIELDS[field];
  const common = { type: 'string', nullable: true, description: rule.label } as const;
  if (rule.kind === 'choice') return { ...common, enum: [...rule.of] };
  return rule.kind === 'day' ? { ...common, format: 'date' } : { ...common, maxLength: rule.most };
}

const FIELDS: ApiPropertyOptions = {
  type: 'object',
  properties: Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, schemaOf(field)])),
  additionalProperties: false,
  minProperties: 1,
  selfRequired: true,
  example: { name: 'WANG XIAO MING', awardingTime: '2023-10-16' },
};

/** The domain judges the fields. */
export class ReportWithdrawalDto {
  /** 1 to 2000 characters. It is public: whoever checks the number reads it. @example "The university has revoked the degree." */
  @Allow()
  @ApiProperty({ type: String, minLength: 1, maxLength: 2000, required: true })
  reason?: unknown;
}

export class ReportCorrectionDto {
  /** Of the certificate, as it was seen; 409 `stale_version` where it has another by now. @example 3 */
  @Allow()
  @ApiProperty({ type: 'integer', required: true })
  version?: unknown;

  /** What is to be certified from now on; what is left out stays, what is empty is emptied. */
  @Allow()
  @ApiProperty(FIELDS)
  fields?: unknown;

  /** 1 to 2000 characters. It is public: whoever checks the number reads it. @example "The name was misspelt." */
  @Allow()
  @ApiProperty({ type: String, minLength: 1, maxLength: 2000, required: true })
  reason?: unknown;
}
