import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that a `file:` address of STORAGE_URL names. */
export function folderOf(storageUrl: string): string {
  return storageUrl.startsWith('file://') ? fileURLToPath(storageUrl) : resolve(storageUrl.slice('file:'.length));
}
