import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { LinkSigner } from './link-signer.port.js';
import { acceptedKeys } from './secret-keys.js';

@Injectable()
export class HmacLinkSigner extends LinkSigner {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(env: Env) {
    super();
    this.keys = acceptedKeys(env, 'signed-link');
  }

  sign(resource: string, expiresAt: Date): string {
    const { exp, sig } = this.signed(resource, expiresAt);
    return `exp=${exp}&sig=${sig}`;
  }

  token(resource: string, id: number, until: Date): string {
    const { exp, sig } = this.signed(resource, until);
    return `${id}.${exp}.${sig}`;
  }

  verify(resource: string, exp: string, sig: string, now: Date): boolean {
    if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now.getTime()) return false;
    const given = Buffer.from(sig, 'base64url');
    return this.keys.some((key) => {
      const right = mac(key, resource, exp);
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }

  private signed(resource: string, until: Date): { readonly exp: string; readonly sig: string } {
    const exp = String(Math.floor(until.getTime() / 1000));
    return { exp, sig: mac(this.keys[0], resource, exp).toString('base64url') };
  }
}

function mac(key: Buffer, resource: string, exp: string): Buffer {
  return createHmac('sha256', key).update(`${resource}\n${exp}`).digest();
}
