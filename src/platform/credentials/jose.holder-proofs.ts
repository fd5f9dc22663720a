import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import type { HolderProof } from '../../domain/wallet/holder-proof.js';
import { PROOF_ALGORITHMS } from '../../domain/wallet/wallet-metadata.js';
import { HolderProofs } from './holder-proofs.port.js';

const TYPE = 'openid4vci-proof+jwt';
const DID = /^did:jwk:([\w-]{1,1000})(?:#0)?$/;

/** The members of each kind of key that is taken, by the algorithm. */
const KINDS: Readonly<
  Record<string, { readonly kty: string; readonly crv: string; readonly members: readonly string[] }>
> = {
  ES256: { kty: 'EC', crv: 'P-256', members: ['crv', 'kty', 'x', 'y'] },
  EdDSA: { kty: 'OKP', crv: 'Ed25519', members: ['crv', 'kty', 'x'] },
};

interface NamedKey {
  readonly jwk: JWK;
  readonly holder: string;
}

@Injectable()
export class JoseHolderProofs extends HolderProofs {
  async read(jwt: string): Promise<HolderProof | null> {
    try {
      const header = decodeProtectedHeader(jwt);
      const named = keyOf(header);
      if (!named) return null;
      const key = await importJWK(named.jwk, header.alg);
      const { payload } = await jwtVerify(jwt, key, { typ: TYPE, algorithms: [...PROOF_ALGORITHMS] });
      const { aud, iat, nonce } = payload;
      return { holder: named.holder, audience: aud, issuedAt: iat, nonce };
    } catch {
      // Whatever is wrong with a stranger's token, it is none.
      return null;
    }
  }
}

/** The key that a header names: itself, or by a DID that is the key. */
function keyOf({ alg = '', jwk, kid }: { alg?: string; jwk?: object; kid?: string }): NamedKey | null {
  const kind = Object.hasOwn(KINDS, alg) ? KINDS[alg] : undefined;
  if (!kind || (jwk === undefined) === (kid === undefined)) return null;
  const [, encoded] = DID.exec(kid ?? '') ?? [];
  if (jwk === undefined && encoded === undefined) return null;
  const found = (jwk ?? JSON.parse(Buffer.from(encoded ?? '', 'base64url').toString())) as Record<string, unknown>;
  // Who sends the private half has given it away.
  if (found.kty !== kind.kty || found.crv !== kind.crv || 'd' in found) return null;
  const known = Object.fromEntries(kind.members.map((name) => [name, found[name]])) as JWK;
  const holder = encoded === undefined ? didJwk(known) : `did:jwk:${encoded}`;
  return { jwk: known, holder };
}

const didJwk = (jwk: JWK) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;
