import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { AuditKeys } from './audit-keys.port.js';
import { deriveKey } from './secret-keys.js';

@Injectable()
export class HmacAuditKeys extends AuditKeys {
  /** The present one, then earlier ones, the newest first. */
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(@Inject(Env) { audit }: Pick<Env, 'audit'>) {
    super();
    const key = (secret: string) => createSecretKey(deriveKey(secret, 'audit'));
    this.keys = [key(audit.key), ...audit.oldKeys.map(key)];
  }

  override keyed(text: string): string {
    return hmac(this.keys[0], text);
  }

  override keyOf(text: string, hash: string): number | null {
    const found = this.keys.findIndex((key) => hmac(key, text) === hash);
    return found === -1 ? null : found;
  }
}

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('hex');
