import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes this long. Younger files may belong to another process at work in the same folder. */
const STALE_AFTER_MS = 15 * 60 * 1000;

/** Removes what a process that was killed left behind in a folder of temporary files. */
export async function removeStaleFiles(folder: string): Promise<void> {
  const limit = Date.now() - STALE_AFTER_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < limit) await rm(path, { force: true });
  }
}
