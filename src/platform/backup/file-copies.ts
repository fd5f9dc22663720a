import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingError } from '../../config/setting-error.js';
import { errorCode } from '../error-code.js';
import { keysBelow } from '../storage/keys-below.js';
import { sha256Of } from './backup.manifest.js';

const FOLDER = 'files';
const AT_ONCE = 8;

export interface Copied {
  readonly count: number;
  readonly bytes: number;
}

/** Copies everything below `root` into a backup and writes the list of it, `<sha256>  files/<key>` a line. */
export async function copyIntoBackup(root: string, backup: string, list: string): Promise<Copied> {
  const handle = await open(join(backup, list), 'wx', 0o600);
  // One line after the other, though several files are copied at once.
  let listed = Promise.resolve();
  const addLine = (line: string) => {
    listed = listed.then(async () => void (await handle.write(line)));
    return listed;
  };
  let count = 0;
  let bytes = 0;
  try {
    await eachOf(keysBelow(root), async (key) => {
      const copied = await copyFile(join(root, key), join(backup, FOLDER, key)).catch((error: unknown) => {
        // Deleted since it was listed: the service goes on while it is copied.
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      });
      if (!copied) return;
      count += 1;
      bytes += copied.size;
      await addLine(`${copied.sha256}  ${FOLDER}/${key}\n`);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { count, bytes };
}

/** @throws SettingError that names the first file which is missing or was changed. */
export async function checkCopies(backup: string, list: string): Promise<void> {
  await eachOf(linesOf(join(backup, list)), async ({ sha256, path }) => {
    const found = await sha256Of(join(backup, path)).catch(() => null);
    if (found !== sha256) {
      throw new SettingError(
        `the backup is damaged: ${path} is ${found === null ? 'missing' : 'not what was written'}`,
      );
    }
  });
}

/** Brings the files of a backup back below `root`, in the place of what lies there. */
export async function copyOutOfBackup(backup: string, list: string, root: string): Promise<void> {
  await eachOf(linesOf(join(backup, list)), async ({ path }) => {
    await copyFile(join(backup, path), join(root, relative(FOLDER, path)), 'w');
  });
}

/** Whether nothing that a backup would hold lies below a folder. */
export async function holdsNoFiles(root: string): Promise<boolean> {
  for await (const _ of keysBelow(root)) return false;
  return true;
}

async function copyFile(from: string, to: string, flags: 'wx' | 'w' = 'wx'): Promise<{ sha256: string; size: number }> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  // Before the copy is begun: of what is not there nothing is left.
  const source = await open(from, 'r');
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source.createReadStream(), counting, createWriteStream(to, { flags, mode: 0o600, flush: true }));
  return { sha256: hash.digest('hex'), size };
}

/** @throws SettingError for a path that leads out of the folder of the files: such a list is none of ours. */
async function* linesOf(list: string): AsyncGenerator<{ sha256: string; path: string }> {
  let rest = '';
  for await (const chunk of createReadStream(list, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const path = line.slice(66);
      if (!path.startsWith(`${FOLDER}/`) || path.split('/').includes('..')) {
        throw new SettingError(`the backup is damaged: ${path} is not below ${FOLDER}/`);
      }
      yield { sha256: line.slice(0, 64), path };
    }
  }
}

async function eachOf<T>(items: AsyncGenerator<T>, work: (item: T) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let next = await items.next(); !next.done; next = await items.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
