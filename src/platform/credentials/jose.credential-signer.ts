import { createPublicKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CompactSign, calculateJwkThumbprint } from 'jose';
import { Env } from '../../config/env.js';
import type { CredentialFormat } from '../../domain/credential/credential-format.js';
import { didOf, jwkMethodId, multikeyMethodId, type PublishedKey } from '../../domain/credential/did-web.js';
import { CredentialSigner, type PublicKey } from './credential-signer.port.js';
import { knownContexts, withProof } from './data-integrity.js';
import { multikey } from './multibase.js';

type Key = PublishedKey<PublicKey>;

@Injectable()
export class JoseCredentialSigner extends CredentialSigner {
  readonly issuer: string;
  private readonly key: KeyObject;
  private readonly published: Promise<readonly [Key, ...Key[]]>;

  constructor(env: Env) {
    super();
    const { current, former } = env.credentialKeys;
    this.issuer = env.publicUrl;
    this.key = current;
    this.published = publishedKeys(current, former);
  }

  async sign(content: object, format: CredentialFormat): Promise<string> {
    const [own] = await this.published;
    const did = didOf(this.issuer);
    if (format === 'ldp_vc') {
      const method = multikeyMethodId(did, own);
      return JSON.stringify(await withProof(content, await knownContexts(this.issuer), { key: this.key, method }));
    }
    const header =
      format === 'vc+jwt'
        ? { typ: 'vc+jwt', cty: 'vc', kid: own.jwk.kid, iss: this.issuer }
        : { typ: 'JWT', kid: jwkMethodId(did, own) };
    // Ed25519 signatures have no random part, and the header no time: the same credential is the same text.
    return new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'EdDSA', ...header })
      .sign(this.key);
  }

  publicKeys(): Promise<readonly Key[]> {
    return this.published;
  }
}

/** The present one first, each once. */
async function publishedKeys(current: KeyObject, former: readonly KeyObject[]): Promise<readonly [Key, ...Key[]]> {
  const own = await toPublishedKey(createPublicKey(current));
  const others = await Promise.all(former.map(toPublishedKey));
  const byName = new Map(others.map((key) => [key.jwk.kid, key]));
  byName.delete(own.jwk.kid);
  return [own, ...byName.values()];
}

/** Named by its thumbprint (RFC 7638), so that a key has the same name wherever it is published. */
async function toPublishedKey(key: KeyObject): Promise<Key> {
  const { x = '' } = key.export({ format: 'jwk' });
  const known = { kty: 'OKP', crv: 'Ed25519', x } as const;
  const jwk = { ...known, kid: await calculateJwkThumbprint(known), use: 'sig', alg: 'EdDSA' } as const;
  return { jwk, multibase: multikey(x) };
}
