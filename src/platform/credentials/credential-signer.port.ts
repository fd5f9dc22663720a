import type { CredentialFormat } from '../../domain/credential/credential-format.js';
import type { PublishedKey } from '../../domain/credential/did-web.js';

/** A public key as JSON Web Keys are written. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'EdDSA';
}

/** Signs verifiable credentials in the name of this installation. */
export abstract class CredentialSigner {
  /** The address of the installation, from which what credentials call their issuer follows. */
  abstract readonly issuer: string;
  /**
   * @param content a credential as it stands in the form: a document or, for `jwt_vc_json`, the claims of a token.
   * @returns a token, or the document with its proof; the same for the same content.
   */
  abstract sign(content: object, format: CredentialFormat): Promise<string>;
  /** The keys that signatures of this installation are verified with, the present one first. */
  abstract publicKeys(): Promise<readonly PublishedKey<PublicKey>[]>;
}
