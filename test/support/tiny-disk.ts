import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A file system of 1 MB in memory; `null` (said aloud) where this user may not mount one: the unit tests play a full
 * disk everywhere.
 */
export async function tinyDisk(): Promise<{ readonly path: string; remove(): Promise<void> } | null> {
  const path = await mkdtemp(join(tmpdir(), 'tiny-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path]);
  } catch {
    await rm(path, { recursive: true });
    console.warn('NOT RUN: the tests on a really full disk (this user may not mount a tmpfs)');
    return null;
  }
  return {
    path,
    remove: async () => {
      await run('umount', [path]);
      await rm(path, { recursive: true });
    },
  };
}
