import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { acceptedKeys } from '../security/secret-keys.js';
import { RequestFingerprints } from './request-fingerprints.port.js';

/** Keyed, because all PINs of four digits are soon tried by whoever has a copy of the database. */
@Injectable()
export class HmacRequestFingerprints extends RequestFingerprints {
  private readonly keys: ReturnType<typeof acceptedKeys>;

  constructor(env: Env) {
    super();
    this.keys = acceptedKeys(env, 'request-fingerprint');
  }

  of(request: string): readonly [string, ...string[]] {
    const [current, ...others] = this.keys;
    return [keyed(current, request), ...others.map((key) => keyed(key, request))];
  }
}

function keyed(key: Buffer, request: string): string {
  return createHmac('sha256', key).update(request).digest('hex');
}
