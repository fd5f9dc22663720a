import { ApiProperty } from '@nestjs/swagger';
import { editionName, type Report } from '../../domain/report/report.js';

/** A JSON Web Key (RFC 7517, RFC 8037). */
export class PublicKeyDto {
  @ApiProperty({ enum: ['OKP'] })
  kty!: 'OKP';
  @ApiProperty({ enum: ['Ed25519'] })
  crv!: 'Ed25519';
  /** @example "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" */
  x!: string;
  /** The thumbprint of the key (RFC 7638); tokens name it. @example "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k" */
  kid!: string;
  @ApiProperty({ enum: ['sig'] })
  use!: 'sig';
  @ApiProperty({ enum: ['EdDSA'] })
  alg!: 'EdDSA';
}

export class PublicKeysDto {
  /** The one that signs now, then those that signed before. */
  keys!: PublicKeyDto[];
}

/** A credential that is handed on, and read by programs: its type says what it is. */
export const CREDENTIAL_TYPE = 'application/vc+jwt';

export function copyFileName(report: Pick<Report, 'number' | 'edition'>): string {
  return `${editionName(report)}.vc.jwt`;
}
