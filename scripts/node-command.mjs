import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/**
 * What a script of package.json gives Node, so that `npm start` and the tests run what an operator runs.
 * @param {'start:api' | 'start:worker' | 'sweep' | 'check-audit' | 'rotate-files-key' | 'move'} script
 * @returns {string[]}
 */
export function nodeCommand(script) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [node, ...args] = String(scripts[script]).split(' ');
  if (node !== 'node') throw new Error(`${script} does not start with node`);
  return args;
}
