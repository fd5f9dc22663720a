import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Ids } from './ids.port.js';
import { type KeptLink, LinkSecrets } from './link-secrets.port.js';
import { acceptedKeySets } from './secret-keys.js';

interface Keys {
  readonly derivation: Buffer;
  readonly storage: Buffer;
}

const TOKEN = /^[\w-]{22}$/;
const TOKEN_BYTES = 16;

@Injectable()
export class HmacLinkSecrets extends LinkSecrets {
  private readonly accepted: readonly [Keys, ...Keys[]];

  constructor(
    env: Env,
    private readonly ids: Ids,
  ) {
    super();
    this.accepted = acceptedKeySets(env, { derivation: 'mail-link', storage: 'mail-link-at-rest' });
  }

  fresh(): KeptLink {
    const [current] = this.accepted;
    const nonce = this.ids.nonce();
    return { nonce, tokenHash: hash(current, tokenFor(current, nonce)) };
  }

  tokenOf({ nonce, tokenHash }: KeptLink): string | null {
    const keys = this.accepted.find((one) => hash(one, tokenFor(one, nonce)) === tokenHash);
    return keys ? tokenFor(keys, nonce) : null;
  }

  hashesOf(token: string): readonly string[] {
    return TOKEN.test(token) ? this.accepted.map((keys) => hash(keys, token)) : [];
  }
}

function tokenFor({ derivation }: Keys, nonce: string): string {
  return createHmac('sha256', derivation).update(nonce).digest().subarray(0, TOKEN_BYTES).toString('base64url');
}

function hash({ storage }: Keys, token: string): string {
  return createHmac('sha256', storage).update(token).digest('hex');
}
