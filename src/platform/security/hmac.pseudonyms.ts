import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { comparisonKey } from '../../domain/shared/text.js';
import { Pseudonyms } from './pseudonyms.port.js';
import { deriveKey } from './secret-keys.js';

/** Keyed, because passport numbers and birthdays are few enough to try them all. */
@Injectable()
export class HmacPseudonyms extends Pseudonyms {
  private readonly key: KeyObject;
  private readonly exactKey: KeyObject;

  constructor(env: Env) {
    super();
    this.key = createSecretKey(deriveKey(env.jwtSecret, 'pseudonym'));
    this.exactKey = createSecretKey(deriveKey(env.jwtSecret, 'exact pseudonym'));
  }

  of(text: string): string {
    return createHmac('sha256', this.key).update(comparisonKey(text)).digest('hex').slice(0, 20);
  }

  exactly(text: string): string {
    return createHmac('sha256', this.exactKey).update(text).digest('hex');
  }
}
