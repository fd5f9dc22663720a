import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runTool } from '../scripts/process.mjs';

/**
 * Puts a section into docs/benchmarks.md, in the place of the one before, or at the end; the rest of the page stays.
 * @param {string} heading the first line of the section, such as `## A soak`
 * @param {string} section
 */
export async function writeSection(heading, section) {
  const path = join(ROOT, 'docs', 'benchmarks.md');
  const text = await readFile(path, 'utf8');
  const [before = '', ...after] = text.split(new RegExp(`^${heading}$`, 'm'));
  const next = after.join(heading).search(/^## /m);
  await writeFile(path, `${before.trimEnd()}\n\n${section}${next < 0 ? '' : `\n${after.join(heading).slice(next)}`}`);
  const { code, output } = await runTool('@biomejs/biome/bin/biome', ['format', '--write', path]);
  if (code !== 0) throw new Error(`docs/benchmarks.md is not formatted: ${output}`);
}
