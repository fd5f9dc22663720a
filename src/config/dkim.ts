import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/** What mails are signed with (DKIM, RFC 6376). */
export interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  /** In PEM. */
  readonly key: string;
}

const DNS_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** What RFC 8301 asks of signers. */
const LEAST_BITS = 2048;

/** @returns `null` where none of the three is set. @throws SettingError for a part that is missing or of no use. */
export function readDkim(given: Given): DkimSettings | null {
  const [domain, selector, path] = [given('DKIM_DOMAIN'), given('DKIM_SELECTOR'), given('DKIM_KEY')];
  if (!domain && !selector && !path) return null;
  if (!domain) throw new SettingError('DKIM_DOMAIN must be set with the other two: the domain of MAIL_FROM');
  if (!selector) throw new SettingError('DKIM_SELECTOR must be set with the other two: it names the key in the DNS');
  if (!path) throw new SettingError('DKIM_KEY must be set with the other two: the path of an RSA key in PEM');
  if (!DNS_NAME.test(domain) || !domain.includes('.')) throw new SettingError('DKIM_DOMAIN must be a domain');
  if (!DNS_NAME.test(selector)) throw new SettingError('DKIM_SELECTOR must be a name as the DNS takes it');
  return { domain, selector, key: readKey(path) };
}

function readKey(path: string): string {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingError(`DKIM_KEY: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (!isStrong(pem))
    throw new SettingError(`DKIM_KEY: ${path} is not an RSA key of ${LEAST_BITS} bits or more in PEM`);
  return pem;
}

function isStrong(pem: string): boolean {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return false;
  }
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
}
