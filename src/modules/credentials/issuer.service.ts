import { Injectable } from '@nestjs/common';
import { didDocument } from '../../domain/credential/did-web.js';
import { CredentialSigner, type PublicKey } from '../../platform/credentials/credential-signer.port.js';

/** Who issues verifiable credentials here, and by which keys that is known. */
@Injectable()
export class IssuerService {
  constructor(private readonly signer: CredentialSigner) {}

  /** The one that signs now, then those that signed before. */
  async publicKeys(): Promise<PublicKey[]> {
    return (await this.signer.publicKeys()).map(({ jwk }) => jwk);
  }

  async didDocument() {
    return didDocument(this.signer.issuer, await this.signer.publicKeys());
  }

  metadata() {
    const { issuer } = this.signer;
    return { issuer, jwks_uri: `${issuer}/.well-known/jwks.json` };
  }
}
