import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { makeOnce } from './made-once.js';
import { SettingError } from './setting-error.js';

const LEAST = 32;

/** Outside production a secret is made once and kept in the data folder. @throws SettingError */
export function secret(name: string, text: string | null, production: boolean, keptIn: string): string {
  if (text !== null) {
    if (text.length < LEAST) throw new SettingError(`${name} must have ${LEAST} characters or more`);
    return text;
  }
  if (production) throw new SettingError(`${name} must be set in production (${LEAST} characters or more)`);
  makeOnce(keptIn, () => randomBytes(32).toString('base64url'));
  return readFileSync(keptIn, 'utf8').trim();
}

/** @throws SettingError */
export function optionalSecret(name: string, text: string | null, least: number): string | null {
  if (text !== null && text.length < least) throw new SettingError(`${name} must have ${least} characters or more`);
  return text;
}
