import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingError } from './setting-error.js';

/** @throws SettingError where there is not exactly one. */
export function folderIn(args: readonly string[]): string {
  const [folder, ...rest] = args;
  if (folder === undefined || folder.startsWith('-') || rest.length > 0) {
    throw new SettingError('name one folder, such as "npm run backup -- /backups/2026-01-31"');
  }
  return resolve(folder);
}

/** The one that is given; for `-` what stands on the standard input, so that no command line shows a password. */
export function addressIn([address = '', ...rest]: readonly string[]): string {
  if (rest.length > 0) throw new SettingError('name one database alone');
  return address === '-' ? readFileSync(process.stdin.fd, 'utf8').trim() : address;
}

/** @throws SettingError where it cannot be read. */
export function textIn(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new SettingError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
}
