import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { PIN_DIGITS } from '../../domain/wallet/wallet-offer.js';
import { acceptedKeys } from './secret-keys.js';
import { WalletSecrets } from './wallet-secrets.port.js';

const RANDOM_BYTES = 16;
/** Random bytes, the end in milliseconds, and what shows that both are ours. */
const NONCE = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

@Injectable()
export class HmacWalletSecrets extends WalletSecrets {
  private readonly pinKey: Buffer;
  private readonly nonceKeys: readonly [Buffer, ...Buffer[]];

  constructor(env: Env) {
    super();
    // An offer lives for minutes: one that is under way while the secret is changed is made anew.
    [this.pinKey] = acceptedKeys(env, 'wallet-pin');
    this.nonceKeys = acceptedKeys(env, 'wallet-nonce');
  }

  hashOf(secret: string): string {
    return createHash('sha256').update(secret).digest('hex');
  }

  pinHashOf(code: string, pin: string): string {
    return createHmac('sha256', this.pinKey)
      .update(`${this.hashOf(code)}:${pin}`)
      .digest('hex');
  }

  pin(): string {
    return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  }

  nonce(endsAt: Date): string {
    const told = `${randomBytes(RANDOM_BYTES).toString('base64url')}.${endsAt.getTime()}`;
    return `${told}.${sealOf(this.nonceKeys[0], told).toString('base64url')}`;
  }

  nonceEnd(nonce: string): Date | null {
    const [, random, end, seal = ''] = NONCE.exec(nonce) ?? [];
    if (random === undefined) return null;
    const given = Buffer.from(seal, 'base64url');
    const isOurs = this.nonceKeys.some((key) => timingSafeEqual(sealOf(key, `${random}.${end}`), given));
    // The last letter of base64url has bits to spare: only one spelling counts, or one nonce would have several.
    return isOurs && given.toString('base64url') === seal ? new Date(Number(end)) : null;
  }
}

const sealOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
