import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = 'test/e2e';

/**
 * The end-to-end tests whose first line says why a database, Redis, S3 or several processes can change what they see.
 */
export const onTheStack = () => beginningWith(/^\/\/ On the stack(?: too)?: \S/);

/**
 * Those of them that an embedded server need not run as well: it is where they run on a machine without the programs of
 * the stack.
 */
export const onlyOnTheStack = () => beginningWith(/^\/\/ On the stack: \S/);

function beginningWith(line) {
  const specs = readdirSync(join(ROOT, FOLDER), { recursive: true }).filter((name) => name.endsWith('.spec.ts'));
  return specs.map((name) => `${FOLDER}/${name}`).filter((name) => line.test(readFileSync(join(ROOT, name), 'utf8')));
}
