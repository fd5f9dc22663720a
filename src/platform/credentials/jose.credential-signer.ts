import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import { Env } from '../../config/env.js';
import { CredentialSigner, type PublicKey } from './credential-signer.port.js';

@Injectable()
export class JoseCredentialSigner extends CredentialSigner {
  readonly issuer: string;
  private readonly key: KeyObject;
  private readonly published: Promise<readonly PublicKey[]>;

  constructor(env: Env) {
    super();
    const { current, former } = env.credentialKeys;
    this.issuer = env.publicUrl;
    this.key = current;
    this.published = Promise.all([createPublicKey(current), ...former].map(toPublicKey)).then(eachOnce);
  }

  async sign(credential: object): Promise<string> {
    const [own] = await this.published;
    // Ed25519 signatures have no random part, and the header no time: the same credential is the same text.
    return new CompactSign(new TextEncoder().encode(JSON.stringify(credential)))
      .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: own?.kid ?? '', iss: this.issuer })
      .sign(this.key);
  }

  publicKeys(): Promise<readonly PublicKey[]> {
    return this.published;
  }
}

/** Named by its thumbprint (RFC 7638), so that a key has the same name wherever it is published. */
async function toPublicKey(key: KeyObject): Promise<PublicKey> {
  const { x = '' } = key.export({ format: 'jwk' });
  const known = { kty: 'OKP', crv: 'Ed25519', x } as const;
  return { ...known, kid: await calculateJwkThumbprint(known), use: 'sig', alg: 'EdDSA' };
}

function eachOnce(keys: readonly PublicKey[]): readonly PublicKey[] {
  return [...new Map(keys.map((key) => [key.kid, key])).values()];
}
