import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { CodePurpose } from '../../domain/account/verification-code.js';
import { CodeSecrets, type KeptCode } from './code-secrets.port.js';
import { acceptedKeySets } from './secret-keys.js';

interface Keys {
  readonly derivation: Buffer;
  readonly storage: Buffer;
}

@Injectable()
export class HmacCodeSecrets extends CodeSecrets {
  private readonly accepted: readonly [Keys, ...Keys[]];

  constructor(env: Env) {
    super();
    this.accepted = acceptedKeySets(env, { derivation: 'mail-code', storage: 'mail-code-at-rest' });
  }

  keep(email: string, purpose: CodePurpose, nonce: string): string {
    const [current] = this.accepted;
    return hash(current, email, purpose, codeFor(current, nonce));
  }

  codeOf({ email, purpose, nonce, hash: kept }: KeptCode): string {
    const keptUnder = (keys: Keys) => hash(keys, email, purpose, codeFor(keys, nonce)) === kept;
    return codeFor(this.accepted.find(keptUnder) ?? this.accepted[0], nonce);
  }

  isRight({ email, purpose, hash: kept }: KeptCode, given: string): boolean {
    return this.accepted.some((keys) => hash(keys, email, purpose, given) === kept);
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
