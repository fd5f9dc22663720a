import { AesSecretBox } from '../../src/platform/security/aes.secret-box.js';
import { KeyRing } from '../../src/platform/security/key-ring.js';

/** What every process of the tests encrypts with: some share a database and have data folders of their own. */
export const FILES_KEY = 'a key for files that every process of the tests knows';

export const keyRing = (): KeyRing => new KeyRing({ current: FILES_KEY, previous: null });

export const secretBox = (): AesSecretBox => new AesSecretBox(keyRing());
