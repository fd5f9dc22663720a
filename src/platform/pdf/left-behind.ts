import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes from a folder what processes that were killed have left there.
 * @param pattern of the names; its first group is the process id of the owner.
 */
export async function removeLeftBehind(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = pattern.exec(name)?.[1];
    if (owner === undefined || isRunning(Number(owner))) continue;
    // Another user's is not ours to remove.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
