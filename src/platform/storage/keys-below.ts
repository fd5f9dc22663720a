import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.js';

/**
 * Keys of a storage in a folder, those of the folder `below` alone where one is given; what begins with a dot is its
 * own business.
 */
export async function* keysBelow(root: string, below = ''): AsyncGenerator<string> {
  const folder = await opendir(join(root, below)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (!folder) return;
  for await (const entry of folder) {
    if (entry.name.startsWith('.')) continue;
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}
