import { ApiProperty } from '@nestjs/swagger';

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

/** A key of a DID document, in one of two notations. */
export class VerificationMethodDto {
  /** @example "did:web:verify.example#kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k" */
  id!: string;
  @ApiProperty({ enum: ['JsonWebKey', 'Multikey'] })
  type!: 'JsonWebKey' | 'Multikey';
  /** @example "did:web:verify.example" */
  controller!: string;
  /** Of a `JsonWebKey`. */
  publicKeyJwk?: PublicKeyDto;
  /** Of a `Multikey`. @example "z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp" */
  publicKeyMultibase?: string;
}

/** A DID document (W3C DID 1.0). */
export class DidDocumentDto {
  /** @example ["https://www.w3.org/ns/did/v1"] */
  '@context'!: string[];
  /** @example "did:web:verify.example" */
  id!: string;
  /** The address that credentials of the form `vc+jwt` name as their issuer. @example ["https://verify.example"] */
  alsoKnownAs!: string[];
  /** The keys that sign now, then those that signed before. */
  verificationMethod!: VerificationMethodDto[];
  /**
   * Which of them sign credentials: all.
   * @example ["did:web:verify.example#kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k"]
   */
  assertionMethod!: string[];
}

/** Metadata of an issuer, as the draft of SD-JWT-based credentials has them. */
export class IssuerMetadataDto {
  /** @example "https://verify.example" */
  issuer!: string;
  /** @example "https://verify.example/.well-known/jwks.json" */
  jwks_uri!: string;
}
