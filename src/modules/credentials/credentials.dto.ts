import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { CREDENTIAL_FORMATS, type CredentialFormat } from '../../domain/credential/credential-format.js';
import { editionName, type Report } from '../../domain/report/report.js';
import { fails } from '../../platform/http/validation.js';

/**
 * What is handed on and read by programs says by its type what it is. A document is sent as what every reader of
 * JSON-LD opens.
 */
export const CREDENTIAL_TYPES = {
  'vc+jwt': 'application/vc+jwt',
  jwt_vc_json: 'application/jwt',
  ldp_vc: 'application/ld+json',
} as const satisfies Record<CredentialFormat, string>;

const ENDINGS = {
  'vc+jwt': 'vc.jwt',
  jwt_vc_json: 'jwt',
  ldp_vc: 'vc.json',
} as const satisfies Record<CredentialFormat, string>;

export class FormatQuery {
  /** The form: `vc+jwt` if left out, `jwt_vc_json` (data model 1.1) or `ldp_vc` (Data Integrity, `eddsa-rdfc-2022`). */
  @IsOptional()
  // In an address a plus stands for a blank: who writes it as it is means it.
  @Transform(({ value }) => (typeof value === 'string' ? value.replaceAll(' ', '+') : value))
  @IsIn(CREDENTIAL_FORMATS, fails('one_of_needed', { name: 'format', choices: CREDENTIAL_FORMATS.join(', ') }))
  format?: CredentialFormat;
}

export function copyFileName(report: Pick<Report, 'number' | 'edition'>, format: CredentialFormat): string {
  return `${editionName(report)}.${ENDINGS[format]}`;
}
