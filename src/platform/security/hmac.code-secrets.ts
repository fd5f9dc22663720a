import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { CodePurpose } from '../../domain/account/verification-code.js';
import { CodeSecrets, type KeptCode } from './code-secrets.port.js';
import { acceptedKeys } from './secret-keys.js';

interface Keys {
  readonly derivation: Buffer;
  readonly storage: Buffer;
}

@Injectable()
export class HmacCodeSecrets extends CodeSecrets {
  private readonly current: Keys;
  private readonly previous: Keys | null;

  constructor(env: Env) {
    super();
    const [derivation, formerDerivation] = acceptedKeys(env, 'mail-code');
    const [storage, formerStorage] = acceptedKeys(env, 'mail-code-at-rest');
    this.current = { derivation, storage };
    this.previous = formerDerivation && formerStorage ? { derivation: formerDerivation, storage: formerStorage } : null;
  }

  keep(email: string, purpose: CodePurpose, nonce: string): string {
    return hash(this.current, email, purpose, codeFor(this.current, nonce));
  }

  codeOf({ email, purpose, nonce, hash: kept }: KeptCode): string {
    const { previous } = this;
    const former = previous && codeFor(previous, nonce);
    const isFormer = previous !== null && former !== null && hash(previous, email, purpose, former) === kept;
    return isFormer ? former : codeFor(this.current, nonce);
  }

  isRight({ email, purpose, hash: kept }: KeptCode, given: string): boolean {
    const { current, previous } = this;
    return [current, previous].some((keys) => keys !== null && hash(keys, email, purpose, given) === kept);
  }
}

function codeFor({ derivation }: Keys, nonce: string): string {
  // 48 bits over a million values: the bias towards small codes is below one in 2^28.
  const bits = createHmac('sha256', derivation).update(nonce).digest().readUIntBE(0, 6);
  return String(bits % 1_000_000).padStart(6, '0');
}

function hash({ storage }: Keys, email: string, purpose: CodePurpose, code: string): string {
  return createHmac('sha256', storage)
    .update(JSON.stringify([email, purpose, code]))
    .digest('hex');
}
