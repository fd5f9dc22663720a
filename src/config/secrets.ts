import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from './made-once.js';
import { SettingError } from './setting-error.js';
import { type Given, optionalSecret } from './variables.js';

/** What sessions are signed with. */
export interface SessionSecrets {
  readonly jwtSecret: string;
  readonly jwtSecretPrevious: string | null;
}

/** @throws SettingError */
export function readSessionSecrets(given: Given, production: boolean, dataDir: string): SessionSecrets {
  return {
    jwtSecret: secret('JWT_SECRET', given('JWT_SECRET'), production, join(dataDir, 'jwt-secret')),
    jwtSecretPrevious: optionalSecret('JWT_SECRET_PREVIOUS', given('JWT_SECRET_PREVIOUS'), 32),
  };
}

/** Outside production a secret is made once and kept in the data folder. */
export function secret(name: string, text: string | null, production: boolean, keptIn: string): string {
  if (text !== null) {
    if (text.length < 32) throw new SettingError(`${name} must have 32 characters or more`);
    return text;
  }
  if (production) throw new SettingError(`${name} must be set in production (32 characters or more)`);
  makeOnce(keptIn, () => randomBytes(32).toString('base64url'));
  return readFileSync(keptIn, 'utf8').trim();
}
