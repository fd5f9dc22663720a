import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { removeLeftBehind } from './left-behind.js';

/** An executable and the environment variables that it needs. */
export interface ChromiumProgram {
  readonly executable: string;
  readonly variables: Readonly<Record<string, string>>;
}

export function packagedChromiumRunsHere(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` with its libraries and a font, once for each machine, user and version.
 *
 * The package's own `executablePath()` writes to `/tmp/chromium` and runs whatever lies there: another user of the
 * machine can plant a program, and a second process gets a half-written one. Here the folder is private, and
 * what is in it is complete because it came by renaming.
 */
export async function unpackChromium(temporary: string = tmpdir()): Promise<ChromiumProgram> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = join(dirname(entry), '..', '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(await privateFolder(temporary), version);
  if (!(await isComplete(folder))) await unpackInto(folder, join(root, 'bin'));
  return {
    executable: join(folder, 'chromium'),
    variables: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** A folder that only this user can enter. What stood open to others is not trusted. */
async function privateFolder(temporary: string): Promise<string> {
  const user = process.getuid?.() ?? 0;
  const folder = join(temporary, `myverify-chromium-${user}`);
  await mkdir(folder, { mode: 0o700, recursive: true });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== user) throw new Error(`${folder} belongs to someone else; remove it`);
  if ((found.mode & 0o077) !== 0) {
    await rm(folder, { recursive: true });
    await mkdir(folder, { mode: 0o700 });
  }
  return folder;
}

const DRAFT = /^draft-(\d+)-/;

async function unpackInto(folder: string, packed: string): Promise<void> {
  await removeLeftBehind(dirname(folder), DRAFT);
  const draft = await mkdtemp(join(dirname(folder), `draft-${process.pid}-`));
  try {
    const { extract } = await import('tar-fs');
    await unbrotli(join(packed, 'chromium.br'), createWriteStream(join(draft, 'chromium')));
    await unbrotli(join(packed, 'al2023.tar.br'), extract(draft));
    await unbrotli(join(packed, 'fonts.tar.br'), extract(draft));
    await writeFile(join(draft, 'fonts.conf'), fontConfiguration(folder));
    await chmod(join(draft, 'chromium'), 0o700);
    await settleAs(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Fails on a folder that is not empty: another process was first, or a cleaner of temporary files has bitten into it.
 */
async function settleAs(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (error) {
    if (await isComplete(folder)) return;
    if (!(await isThere(folder))) throw error;
    await rm(folder, { recursive: true });
    await rename(draft, folder);
  }
}

function unbrotli(from: string, to: NodeJS.WritableStream): Promise<void> {
  return pipeline(createReadStream(from), createBrotliDecompress(), to);
}

/** Chromium stops without any font. Reports bring their own, so this one is never seen. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}

async function isComplete(folder: string): Promise<boolean> {
  const parts = ['chromium', 'fonts.conf', 'fonts/Open_Sans/OpenSans-Regular.ttf', 'lib/libnss3.so'];
  const found = await Promise.all(parts.map((part) => isThere(join(folder, part))));
  return found.every(Boolean);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
