import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runTool } from '../scripts/process.mjs';

/**
 * Puts a section into docs/benchmarks.md, in the place of the one before or at the end; the rest of the page stays.
 * @param {string} section Markdown; its first line is its heading, such as `## A soak`
 */
export async function writeSection(section) {
  const path = join(ROOT, 'docs', 'benchmarks.md');
  await writeFile(path, withSection(await readFile(path, 'utf8'), section));
  const { code, output } = await runTool('@biomejs/biome/bin/biome', ['format', '--write', path]);
  if (code !== 0) throw new Error(`docs/benchmarks.md is not formatted: ${output}`);
}

/** @returns {string} the page with the section in it */
export function withSection(page, section) {
  const [heading] = section.split('\n', 1);
  const lines = page.trimEnd().split('\n');
  const from = lines.indexOf(heading);
  if (from < 0) return `${lines.join('\n')}\n\n${section.trim()}\n`;
  const next = lines.findIndex((line, at) => at > from && line.startsWith('## '));
  const after = next < 0 ? [] : ['', ...lines.slice(next)];
  return `${[...lines.slice(0, from), section.trim(), ...after].join('\n')}\n`;
}
