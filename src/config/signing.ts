import { resolve } from 'node:path';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/** What reports are sealed with. */
export interface SigningSettings {
  /** Paths of PEM files; `null` outside production: made once in the data folder. */
  readonly own: { readonly key: string; readonly certificate: string } | null;
  /** A PEM file of certificates that reports were sealed with earlier. */
  readonly trusted: string | null;
}

/**
 * Reads which files hold the key and the certificates; what is in them, the signer checks at start.
 * @throws SettingError where one of the pair is missing, and in production where both are.
 */
export function readSigning(given: Given, production: boolean): SigningSettings {
  const key = given('SIGNING_KEY');
  const certificate = given('SIGNING_CERT');
  const trusted = given('SIGNING_TRUSTED');
  if (production || key || certificate) {
    for (const [name, path] of Object.entries({ SIGNING_KEY: key, SIGNING_CERT: certificate })) {
      if (!path) throw new SettingError(`${name} must be set: the path of a PEM file, for the seal of reports`);
    }
  }
  return {
    own: key && certificate ? { key: resolve(key), certificate: resolve(certificate) } : null,
    trusted: trusted && resolve(trusted),
  };
}
