import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { transformFile } from '@swc/core';
import { Env } from '../../../src/config/env.js';
import type { CleanHtml } from '../../../src/domain/news/article.js';
import { DomPurifyHtmlCleaner } from '../../../src/platform/html/dompurify.html-cleaner.js';

const ROOT = join(import.meta.dirname, '../../..');

/** What the child process is made of, from its script down. */
const SOURCES = [
  'src/platform/html/html-cleaner.child.ts',
  'src/platform/html/html-cleaning.ts',
  'src/platform/html/html-rules.ts',
  'src/domain/files/stored-file.ts',
  'src/domain/shared/text.ts',
];

export const ORIGIN = 'https://verify.example';

/** The cleaner with the child process of the present source: Node runs no TypeScript, and these tests ask for no build. */
export class SourceCleaner extends DomPurifyHtmlCleaner {
  constructor(
    protected override readonly script: string,
    override longestMs = 60_000,
  ) {
    super(Object.assign(new Env(), { publicUrl: ORIGIN }));
  }
}

/** Translates the child process into a temporary folder. @returns the path of its script. */
export async function translateChild(): Promise<{ readonly script: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'html-child-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const source of SOURCES) {
    const { code } = await transformFile(join(ROOT, source), {
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const target = join(folder, source.replace(/\.ts$/, '.js'));
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, code);
  }
  return {
    script: join(folder, 'src/platform/html/html-cleaner.child.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Cleans many texts in one process. @param script as `translateChild` gives it. */
export async function cleanAll(script: string, htmls: readonly string[]): Promise<CleanHtml[]> {
  const driver = join(import.meta.dirname, 'cleaning.driver.mjs');
  const module = script.replace('cleaner.child', 'cleaning');
  const child = spawn(process.execPath, [driver, module, ORIGIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(htmls));
  return JSON.parse(await text(child.stdout)) as CleanHtml[];
}

/** The processes that run a script. */
export async function childrenOf(script: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, at) => commands[at]?.split('\0').includes(script));
}
