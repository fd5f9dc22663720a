import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from './made-once.js';
import { SettingError } from './setting-error.js';
import type { Given } from './variables.js';

/** What verifiable credentials are signed with. */
export interface CredentialKeys {
  readonly current: KeyObject;
  /** Public keys of earlier times, so that what they signed can still be verified. */
  readonly former: readonly KeyObject[];
}

const NAME = 'CREDENTIAL_KEY';
const FORMER = 'CREDENTIAL_KEYS_OLD';

/**
 * Outside production the key is made once and kept in the data folder.
 * @throws SettingError for one that is missing or of no use.
 */
export function readCredentialKeys(given: Given, production: boolean, dataDir: string): CredentialKeys {
  const path = given(NAME);
  if (path === null && production) {
    throw new SettingError(`${NAME} must be set in production: the path of an Ed25519 key in PEM (PKCS #8)`);
  }
  const kept = join(dataDir, 'credential-key.pem');
  if (path === null) makeOnce(kept, newKey);
  const formerPaths = (given(FORMER) ?? '').split(',').map((each) => each.trim());
  return {
    current: readKey(NAME, path ?? kept, createPrivateKey),
    former: formerPaths.filter((each) => each !== '').map((each) => readKey(FORMER, each, createPublicKey)),
  };
}

function readKey(name: string, path: string, read: (pem: string) => KeyObject): KeyObject {
  let pem: string;
  try {
    pem = readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingError(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    const key = read(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // What is wrong with it is said below, without a word of what it holds.
  }
  throw new SettingError(`${name}: ${path} is not an Ed25519 key in PEM`);
}

function newKey(): string {
  return String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
