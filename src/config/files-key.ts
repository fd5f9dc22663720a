import { join } from 'node:path';
import { secret } from './secrets.js';
import { type Given, optionalSecret } from './variables.js';

/** What is kept is encrypted with: files, and secrets that the service has to read again. */
export interface FilesKeys {
  readonly current: string;
  /** Also read with, while the key is changed. */
  readonly previous: string | null;
}

/** @throws SettingError for one that is missing in production, or of no use. */
export function readFilesKeys(given: Given, production: boolean, dataDir: string): FilesKeys {
  return {
    current: secret('FILES_KEY', given('FILES_KEY'), production, join(dataDir, 'files-key')),
    previous: optionalSecret('FILES_KEY_PREVIOUS', given('FILES_KEY_PREVIOUS'), 32),
  };
}
