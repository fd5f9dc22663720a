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
  /** The address that credentials name as their issuer. */
  abstract readonly issuer: string;
  /** @returns the credential as a JSON Web Token (VC-JOSE-COSE); the same for the same credential. */
  abstract sign(credential: object): Promise<string>;
  /** The keys that signatures of this installation are verified with, the present one first. */
  abstract publicKeys(): Promise<readonly PublicKey[]>;
}
