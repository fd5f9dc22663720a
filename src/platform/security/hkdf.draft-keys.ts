import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DraftKeys } from './draft-keys.port.js';
import { deriveKey } from './secret-keys.js';

/** Derived, so that no table holds one: who has the database alone opens no draft. */
@Injectable()
export class HkdfDraftKeys extends DraftKeys {
  constructor(private readonly env: Env) {
    super();
  }

  keyOf(userId: number, salt: string | null): string {
    return deriveKey(this.env.jwtSecret, `draft of ${userId} ${salt ?? ''}`).toString('base64url');
  }
}
