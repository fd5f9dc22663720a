import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { CodeSecrets } from '../../ports/code-secrets.js';
import { deriveKey } from './secret-keys.js';

@Injectable()
export class HmacCodeSecrets extends CodeSecrets {
  private readonly derivation: Buffer;
  private readonly storage: Buffer;

  constructor(env: Env) {
    super();
    this.derivation = deriveKey(env.jwtSecret, 'mail-code');
    this.storage = deriveKey(env.jwtSecret, 'mail-code-at-rest');
  }

  codeFor(nonce: string): string {
    // 48 bits over a million values: the bias towards small codes is below one in 2^28.
    const bits = createHmac('sha256', this.derivation).update(nonce).digest().readUIntBE(0, 6);
    return String(bits % 1_000_000).padStart(6, '0');
  }

  hash(email: string, purpose: string, code: string): string {
    return createHmac('sha256', this.storage)
      .update(JSON.stringify([email, purpose, code]))
      .digest('hex');
  }
}
