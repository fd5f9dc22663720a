import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Env } from '../../../src/config/env.js';
import type { CleanHtml } from '../../../src/domain/news/article.js';
import { DomPurifyHtmlCleaner } from '../../../src/platform/html/dompurify.html-cleaner.js';
import type { ChildProcesses } from '../../../src/platform/processes/child.processes.js';

export const CHILD = 'src/platform/html/html-cleaner.child.ts';

export const ORIGIN = 'https://verify.example';

export function cleanerIn(processes: ChildProcesses): DomPurifyHtmlCleaner {
  return new DomPurifyHtmlCleaner(Object.assign(new Env(), { publicUrl: ORIGIN }), processes);
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
