// npm run faults: writes the table of what breaks into docs/operations.md, from the rows that the tests hold
// (test/e2e/faults/table.mjs).
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEGIN, END, faultRows } from './fault-table.mjs';
import { ROOT, runTool } from './process.mjs';

const path = join(ROOT, 'docs', 'operations.md');
const text = readFileSync(path, 'utf8');
const [head, ...rows] = faultRows().map((cells) => `| ${cells.join(' | ')} |`);
const table = [head, head.replace(/[^|]+/g, ' --- '), ...rows].join('\n');
writeFileSync(path, `${text.slice(0, text.indexOf(BEGIN))}${BEGIN}\n\n${table}\n\n${text.slice(text.indexOf(END))}`);
const { code, output } = await runTool('@biomejs/biome/bin/biome', ['format', '--write', path]);
if (code !== 0) {
  console.error(`docs/operations.md is not formatted: ${output}`);
  process.exit(1);
}
